/** Renders docs/reference/formulas.md from the table of judged formulas. */
import { JUDGED } from '../../test/conformance/judged/all.ts';

export function formulasPage(): string {
  const rows = [...JUDGED]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([row, against, changed, endpoint]) => {
      const same = endpoint === '' ? '' : `\`${endpoint}\``;
      return `| \`${row}\` | ${against} | ${same} | ${changed} |`;
    });
  return [
    '# Formulas of live capabilities',
    '',
    'This table lists the source that each live formula was judged against on 2026-11-28, the endpoint that answers the same question,',
    'and the resulting change. Laws are cited as they are known; a citation here does not say that its text was read. If an endpoint is',
    'named, row and endpoint call one domain function, and `test/laws/rows-and-endpoints.test.ts` or',
    '`test/laws/one-question-one-rule.test.ts` compares them over generated inputs. `test/conformance/judged/` has a case for each row,',
    'computed by hand. `npm run docs` writes this page.',
    '',
    '| Row | Judged against | Same question | Changed |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
