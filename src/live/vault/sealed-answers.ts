/** Kept answers whose bodies are sealed: what a copy of the database shows of them is who asked what, and no answer. */
import type { Idempotency, KeptAnswer } from '#ports/idempotency.ts';
import type { Vault } from '#ports/vault.ts';
import { createVault } from './vault.ts';

/** Marks a sealed body; earlier versions kept bodies as they were sent. */
const SEALED = 'sealed:';

/** Answers are sealed for their scope and key, so none can be put in another's place. */
export function sealedAnswers(inner: Idempotency, keyBytes: Uint8Array<ArrayBuffer>): Idempotency {
  const vault: Promise<Vault> = createVault(keyBytes);
  const about = (scope: string, key: string) => JSON.stringify([scope, key]);
  const opened = async (answer: KeptAnswer, owner: string): Promise<KeptAnswer | undefined> => {
    if (!answer.body.startsWith(SEALED)) return answer;
    const body = await (await vault).open(answer.body.slice(SEALED.length), owner);
    return body === undefined ? undefined : { ...answer, body };
  };
  return {
    begin: async (request) => {
      const verdict = await inner.begin(request);
      if (verdict.state !== 'replay') return verdict;
      const answer = await opened(verdict.answer, about(request.scope, request.key));
      // With another key than it was sealed with, the answer is lost, and is worked out again as any other.
      return answer === undefined ? { state: 'retaken', attempt: verdict.attempt } : { ...verdict, answer };
    },
    keep: async (scope, key, answer) => {
      const body = SEALED + (await (await vault).seal(answer.body, about(scope, key)));
      await inner.keep(scope, key, { ...answer, body });
    },
    free: (scope, key) => inner.free(scope, key),
    abandon: (scope, key) => inner.abandon(scope, key),
  };
}
