/** Result of a scenario: the ids involved, and every event appended to their streams. */
import type { Tools } from '#ports/tools.ts';
import { accountStream } from '#streams/accounts/accounts.ts';
import { streamOf } from '#streams/deals.ts';

type Ids = Readonly<Record<string, string>>;

/** Ids of the subjects that a scenario uses or creates. */
const SUBJECTS = ['dealId', 'contractId', 'leadId', 'applicationId', 'reconId', 'keyId', 'webhookId', 'deliveryId'];

export function subjectOf(ids: Ids): Record<string, string> {
  return Object.fromEntries(SUBJECTS.flatMap((name) => (ids[name] === undefined ? [] : [[name, ids[name]]])));
}

/** Events that the play appended, by stream; on the deal, only those later than `lastSeq`. */
export async function appendedSince(ids: Ids, lastSeq: number, { events }: Pick<Tools, 'events'>) {
  const streams = streamsOf(ids);
  const read = await Promise.all(
    streams.map(async ({ subject, stream }) => {
      const after = subject === ids.dealId ? lastSeq : 0;
      const stored = await events.read(stream, { after });
      return stored.map(({ seq, type, at }) => ({ stream: subject, seq, type, time: at }));
    }),
  );
  return read.flat();
}

function streamsOf({ dealId, leadId, applicationId, reconId, keyId, accountId, webhookId }: Ids) {
  const named: readonly (readonly [string | undefined, string])[] = [
    [dealId, streamOf(dealId ?? '')],
    [leadId, `lead/${leadId}`],
    [applicationId?.startsWith('application_') ? applicationId : undefined, `refinance/${applicationId}`],
    [reconId, `recon/${reconId}`],
    [keyId, accountStream(accountId ?? '')],
    [dealId === undefined ? undefined : webhookId, `webhook-lane/${webhookId}/${streamOf(dealId ?? '')}`],
  ];
  return named.flatMap(([subject, stream]) => (subject === undefined ? [] : [{ subject, stream }]));
}
