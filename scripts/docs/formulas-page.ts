/** Renders docs/reference/formulas.md from the table of judged formulas. */
import type { Row } from '#conformance/capabilities.ts';
import type { FormulaVerb } from '#conformance/family/family.ts';
import { isUnsigned } from '#conformance/values/signed-inputs.data.ts';
import { JUDGED } from '../../test/conformance/judged/all.ts';
import { NO_NEGATIVES } from '../../test/conformance/judged/judged.ts';

export function formulasPage(capabilities: readonly Row[]): string {
  const verbs = new Map(capabilities.map(({ id, verb }) => [id, verb]));
  const rows = [...JUDGED]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([row, against, changed, endpoint]) => {
      const same = endpoint === '' ? '' : `\`${endpoint}\``;
      const change = changed === NO_NEGATIVES ? negativesRefused(row, verbs.get(row) as FormulaVerb) : changed;
      return `| \`${row}\` | ${against} | ${same} | ${change} |`;
    });
  return [
    '# Formulas of live capabilities',
    '',
    'This table lists the source that each live formula was judged against on 2026-11-28, the endpoint that answers the same question,',
    'and the resulting change. Laws are cited as they are known; a citation here does not say that its text was read. If an endpoint is',
    'named, row and endpoint call one domain function, and `test/laws/figures/rows-and-endpoints.test.ts` or',
    '`test/laws/figures/one-question-one-rule.test.ts` compares them over generated inputs. `test/conformance/judged/` has a case for each row,',
    'computed by hand. `npm run docs` writes this page.',
    '',
    '| Row | Judged against | Same question | Changed |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Names the inputs that must not be negative, unless every input of the row is one of them. */
function negativesRefused(row: string, verb: FormulaVerb): string {
  const { inputs } = verb.formula();
  const unsigned = inputs.filter(({ name, type }) => isUnsigned(row, name, type));
  if (unsigned.length === inputs.length) return NO_NEGATIVES;
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(unsigned.map(({ name }) => `\`${name}\``));
  return `A negative ${names} is refused.`;
}
