/** Stores records: one stream each, and a newest-first index per scope and family. */
import { type JsonObject, withoutUndefined } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { EventStore, StoredEvent } from '#ports/event-store.ts';
import { type CapabilityRecord, type RecordChange, type RecordWrite, withChange } from './record.ts';

/** The owner and family of records. */
export interface Scope {
  readonly scope: string;
  readonly noun: string;
}

const INDEX = 'capability';
const BORN = 'Capability.born@1';
const CHANGED = 'Capability.changed@1';
const PAGE = 500;

function streamOf(noun: string, id: string): string {
  return `capability/${noun}/${id}`;
}

function keyOf({ scope, noun }: Scope): string {
  return `${scope}/${noun}`;
}

/** The record with that id, if it belongs to the scope. */
export async function loadRecord(events: EventStore, scope: Scope, id: string): Promise<CapabilityRecord | undefined> {
  const stored = await events.read(streamOf(scope.noun, id));
  return stored[0]?.data.scope === scope.scope ? foldRecord(id, stored) : undefined;
}

/** Every record of the scope, newest first. */
export async function loadRecords(events: EventStore, scope: Scope): Promise<readonly CapabilityRecord[]> {
  const records: CapabilityRecord[] = [];
  let before: number | undefined;
  for (;;) {
    const page = await events.list(INDEX, keyOf(scope), { limit: PAGE, ...withoutUndefined({ before }) });
    const loaded = await Promise.all(page.map(({ ref }) => loadRecord(events, scope, ref)));
    records.push(...loaded.filter((record) => record !== undefined));
    before = page.at(-1)?.position;
    if (page.length < PAGE) return records;
  }
}

function foldRecord(id: string, stored: readonly StoredEvent[]): CapabilityRecord | undefined {
  return stored.reduce<CapabilityRecord | undefined>(
    (record, { data, at }) => withChange(record, id, data.change as unknown as RecordChange, at),
    undefined,
  );
}

/** Appends a change; false when the record was changed since it was read. */
export async function appendChange(
  events: EventStore,
  { scope, noun, at }: Scope & { readonly at: IsoInstant },
  { id, seq, change }: RecordWrite,
): Promise<boolean> {
  const born = seq === 0;
  const data: JsonObject = { ...(born ? { scope } : {}), change: { ...change } };
  const { ok } = await events.append([
    {
      stream: streamOf(noun, id),
      expectedSeq: seq,
      events: [{ type: born ? BORN : CHANGED, at, data }],
      ...(born ? { index: [{ index: INDEX, key: keyOf({ scope, noun }), ref: id }] } : {}),
    },
  ]);
  return ok;
}
