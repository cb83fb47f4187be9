/** Two-phase writes across partitions: prepared and decided transactions. */
import type { Outcome, Part, PreparedWrite } from './peers.ts';
import type { Schema } from './schema.ts';

/** A write that holds a lock here until its coordinator decides. */
export interface Holder {
  readonly tx: string;
  readonly coordinator: string;
}

export const streamResource = (stream: string) => JSON.stringify(['stream', stream]);
export const claimResource = (claim: string, key: string) => JSON.stringify(['claim', claim, key]);
export const indexResource = (index: string, key: string) => JSON.stringify(['index', index, key]);

/** Resources that two writes may not change concurrently. Index entries are not among them. */
export function exclusiveIn({ streams, claims }: Part): string[] {
  return [
    ...streams.map(({ stream }) => streamResource(stream)),
    ...claims.map(({ claim, key }) => claimResource(claim, key)),
  ];
}

export class Transactions {
  readonly #schema: Schema;
  /** Writes that this object is preparing. They are lost with it, and so count as aborted after a restart. */
  readonly #undecided = new Set<string>();

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  /** The holders of any of these resources. */
  holdersOf(resources: readonly string[]): Holder[] {
    const holders = new Map<string, Holder>();
    for (const resource of resources) {
      for (const { tx, coordinator } of this.#schema.rows(
        'held',
        'SELECT held.tx, coordinator FROM held JOIN intents ON intents.tx = held.tx WHERE resource = ?',
        resource,
      ))
        holders.set(String(tx), { tx: String(tx), coordinator: String(coordinator) });
    }
    return [...holders.values()];
  }

  hold({ tx, coordinator, part }: PreparedWrite): void {
    this.#schema.write(
      'intents',
      'INSERT INTO intents (tx, coordinator, part) VALUES (?, ?, ?)',
      tx,
      coordinator,
      JSON.stringify(part),
    );
    const shared = part.entries.map(({ index, key }) => indexResource(index, key));
    for (const resource of new Set([...exclusiveIn(part), ...shared]))
      this.#schema.write('held', 'INSERT INTO held (resource, tx) VALUES (?, ?)', resource, tx);
  }

  /** Releases the locks; returns the prepared part, or undefined if there was none. */
  letGo(tx: string): Part | undefined {
    const [row] = this.#schema.rows('intents', 'DELETE FROM intents WHERE tx = ? RETURNING part', tx);
    if (row === undefined) return undefined;
    this.#schema.rows('held', 'DELETE FROM held WHERE tx = ?', tx);
    return JSON.parse(String(row.part)) as Part;
  }

  /** Marks a write as undecided while this object lives. */
  open(tx: string): void {
    this.#undecided.add(tx);
  }

  /** From now on the write is reported as aborted, unless it was decided. */
  giveUp(tx: string): void {
    this.#undecided.delete(tx);
  }

  /** The commit point of a write across partitions: after it, all parts are committed. */
  decide(tx: string, participants: readonly string[]): void {
    for (const participant of participants)
      this.#schema.write('decisions', 'INSERT INTO decisions (tx, participant) VALUES (?, ?)', tx, participant);
    this.#undecided.delete(tx);
  }

  /** Participants that have not confirmed. */
  unconfirmed(tx: string): string[] {
    return this.#schema
      .rows('decisions', 'SELECT participant FROM decisions WHERE tx = ?', tx)
      .map((row) => String(row.participant));
  }

  confirmed(tx: string, participant: string): void {
    this.#schema.rows('decisions', 'DELETE FROM decisions WHERE tx = ? AND participant = ?', tx, participant);
  }

  outcome(tx: string): Outcome {
    if (this.#undecided.has(tx)) return 'undecided';
    return this.unconfirmed(tx).length > 0 ? 'committed' : 'aborted';
  }
}
