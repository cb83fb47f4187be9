/** Port of the sandbox e-sign provider: renders its wire format and parses it back. */
import { SOURCES } from '#kernel/provenance.ts';
import type { CeremonyOutcome, Esign } from '#ports/esign.ts';
import { outcomeOf } from './esign.behaviour.ts';
import { completionOf, sentEnvelope, type WireCompletion } from './esign.wire.ts';

export const sandboxEsign: Esign = {
  source: SOURCES.esign,
  isSimulated: true,
  send: async (request) => {
    const wire = sentEnvelope(request);
    const documents = wire.documents.map(({ documentId, name, pages, documentHash }) => ({
      documentId,
      name,
      pages: Number(pages),
      digest: documentHash,
    }));
    return { envelopeId: wire.envelopeId, signer: request.signer, documents };
  },
  complete: async ({ envelope, decision, reason, now }) =>
    readCompletion(completionOf(envelope, outcomeOf(envelope.signer.name, decision, reason), now)),
};

function readCompletion({ certificate, declinedReason, statusChangedDateTime }: WireCompletion): CeremonyOutcome {
  if (certificate === undefined) return { decision: 'decline', reason: declinedReason ?? 'declined' };
  const { certificateId, hash } = certificate;
  return { decision: 'sign', certificate: { certificateId, signedAt: statusChangedDateTime, digest: hash } };
}
