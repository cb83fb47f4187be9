/** Port of the sandbox stipulation desk. */
import type { CheckedStip } from '#domain/deal-facts/credit-events.ts';
import { textOfStip } from '#domain/stips/codes.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { SOURCES } from '#kernel/provenance.ts';
import type { StipsDesk } from '#ports/stips.ts';
import { reviewOf, type WireStip } from './stips.wire.ts';

export const sandboxStipsDesk: StipsDesk = {
  source: SOURCES.stips,
  isSimulated: true,
  check: async ({ stips }) => stips.map((sent) => readStip(reviewOf(sent))),
};

function readStip({ normalizedCode, documentReference, verifications }: WireStip): CheckedStip {
  const failed = verifications.find(({ result }) => result === 'fail');
  return {
    code: normalizedCode,
    documentRef: documentReference,
    text: textOfStip(normalizedCode),
    checks: verifications,
    ...withoutUndefined({ reason: failed?.name }),
  };
}
