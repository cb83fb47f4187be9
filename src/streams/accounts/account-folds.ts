/** Folds an account's stream and caches the result, so that a later read costs only the new events. */
import { type KeyTrigger, keyMachine } from '#domain/key/key.ts';
import type { JsonObject } from '#kernel/answer.ts';
import { BoundedCache } from '#kernel/bounds/bounded-cache.ts';
import { yieldToOthers } from '#kernel/bounds/turns.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { stateAfter } from '#kernel/machine.ts';
import type { KeyRecord } from '#ports/accounts.ts';
import type { StoredEvent, StoreView } from '#ports/event-store.ts';
import { viewPart } from '#ports/runtime.ts';

export interface AccountFold {
  /** By key id, including retired keys, in order of minting. */
  readonly keys: ReadonlyMap<string, KeyRecord>;
  readonly clockOffsetMs: number;
  readonly lastSeq: number;
}

/** Accounts cached per view, and the number of their keys: at about 400 bytes per key, under 20 MB in total. */
const KEPT = { entriesMax: 4_000, weightMax: 40_000 };
/** Events of a long stream to read before yielding. Stores keep shorter streams parsed. */
const READ_AT_ONCE = 500;

const ACCOUNTS = viewPart(() => new BoundedCache<GrowingFold>(KEPT));

/** The account's current state, including writes of other processes. */
export async function readAccount(events: StoreView, stream: string): Promise<AccountFold> {
  const accounts = events.runtime.part(ACCOUNTS);
  const known = accounts.get(stream);
  const fold = known ?? new GrowingFold();
  const before = fold.keys.size;
  if (known === undefined && (await events.lastSeq(stream)) <= READ_AT_ONCE) fold.add(await events.read(stream));
  else await catchUp(events, stream, fold);
  if (fold.lastSeq > 0 && (known === undefined || fold.keys.size !== before))
    accounts.keep(stream, fold, fold.keys.size);
  return fold;
}

async function catchUp(events: StoreView, stream: string, fold: GrowingFold): Promise<void> {
  for (;;) {
    const more = await events.read(stream, { after: fold.lastSeq, limit: READ_AT_ONCE });
    fold.add(more);
    if (more.length < READ_AT_ONCE) return;
    await yieldToOthers();
  }
}

class GrowingFold implements AccountFold {
  readonly keys = new Map<string, KeyRecord>();
  clockOffsetMs = 0;
  lastSeq = 0;

  /** Skips events that another reader has added meanwhile. */
  add(events: readonly StoredEvent[]): void {
    for (const { seq, type, at, data } of events) {
      if (seq <= this.lastSeq) continue;
      this.lastSeq = seq;
      if (type === 'Key.minted@1') this.keys.set(textOf(data, 'keyId'), mintedRecord(data, at));
      else if (type === 'Key.rotated@1' || type === 'Key.revoked@1') retire(this.keys, textOf(data, 'keyId'), type);
      else if (type === 'Clock.moved@1') this.clockOffsetMs = Number(data.offsetMs);
    }
  }
}

function mintedRecord(data: JsonObject, createdAt: IsoInstant): KeyRecord {
  const label = data.label;
  const { expiresAt, mintedFrom } = data;
  return {
    keyId: textOf(data, 'keyId'),
    prefix: textOf(data, 'prefix'),
    mode: data.mode === 'live' ? 'live' : 'sandbox',
    state: 'ACTIVE',
    ...(typeof label === 'string' ? { label } : {}),
    createdAt,
    ...(typeof expiresAt === 'string' ? { expiresAt } : {}),
    ...(typeof mintedFrom === 'string' ? { mintedFrom } : {}),
  };
}

function retire(keys: Map<string, KeyRecord>, keyId: string, trigger: KeyTrigger): void {
  const key = keys.get(keyId);
  if (key !== undefined) keys.set(keyId, { ...key, state: stateAfter(keyMachine, key.state, trigger) });
}

function textOf(data: JsonObject, member: string): string {
  const value = data[member];
  if (typeof value !== 'string') throw new Error(`An account event has no ${member}.`);
  return value;
}
