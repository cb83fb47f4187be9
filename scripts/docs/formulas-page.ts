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
    'What each live formula was judged against on 2026-11-28, the endpoint that answers the same question, and what the judgement',
    'changed. Laws are cited as they are known; a citation here does not say that its text was read. Where an endpoint is named, row and',
    'endpoint call one domain function, and `test/laws/rows-and-endpoints.test.ts` or `test/laws/one-question-one-rule.test.ts` compares',
    'them over generated inputs. Each row has a case worked by hand in `test/conformance/judged/`. Written by `npm run docs`.',
    '',
    '| Row | Judged against | Same question | Changed |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
