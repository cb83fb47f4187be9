/** The answers to the examples of every endpoint, each reduced to a digest. */
import { PILLARS } from '#app/pillars.ts';
import { assemble } from '#catalog/assemble.ts';
import type { Row } from '#catalog/row.ts';
import { sandbox } from '#pillars/sandbox/pillar.ts';
import { testIds, testService } from '../../builders.ts';
import { runExample } from '../examples.ts';
import { digestsOf } from './answers.ts';

/** Documents, whose words change with every contract, have laws of their own. */
const isDocument = ({ endpoint }: Row): boolean =>
  endpoint.cache === 'document' || endpoint.format !== undefined || endpoint.protocol !== undefined;

export const ANSWERED_ROWS: readonly Row[] = assemble([...PILLARS, sandbox]).filter((row) => !isDocument(row));

/** Ids in a fixed order, so that two runs of an example give the same answer. */
function orderedIds(): typeof testIds {
  let given = 0;
  return {
    ...testIds,
    base62: (length) => {
      given += 1;
      return testIds.sha256(String(given)).slice(0, length);
    },
  };
}

/** Example → status and body, in the order of the contract and on one service. */
export async function exampleAnswers(row: Row): Promise<ReadonlyMap<string, string>> {
  const service = testService({ ids: orderedIds() });
  const answers = new Map<string, string>();
  for (const example of row.endpoint.examples) {
    const { reply } = await runExample(service, row, example);
    answers.set(example.name, `${reply.status} ${reply.text}`);
  }
  return answers;
}

/** Example → digest of its answer. */
export async function exampleDigests(row: Row): Promise<Record<string, string>> {
  return digestsOf(await exampleAnswers(row));
}
