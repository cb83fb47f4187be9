/** Stored idempotency answers with encrypted bodies: a copy of the database shows who called what, but no answer. */
import type { Idempotency, KeptAnswer } from '#ports/idempotency.ts';
import type { Vault } from '#ports/vault.ts';
import { createVault } from './vault.ts';

/** Marks an encrypted body; earlier versions stored plain bodies. */
const SEALED = 'sealed:';

/** Each answer is bound to its scope and key, so that none can replace another. */
export function sealedAnswers(inner: Idempotency, keyBytes: Uint8Array<ArrayBuffer>): Idempotency {
  const vault: Promise<Vault> = createVault(keyBytes);
  const about = (scope: string, key: string) => JSON.stringify([scope, key]);
  const unseal = async (answer: KeptAnswer, owner: string): Promise<KeptAnswer | undefined> => {
    if (!answer.body.startsWith(SEALED)) return answer;
    const body = await (await vault).open(answer.body.slice(SEALED.length), owner);
    return body === undefined ? undefined : { ...answer, body };
  };
  return {
    begin: async (request) => {
      const verdict = await inner.begin(request);
      if (verdict.state !== 'replay') return verdict;
      const answer = await unseal(verdict.answer, about(request.scope, request.key));
      // Without the right key the answer is lost, and is rebuilt like any lost answer.
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
