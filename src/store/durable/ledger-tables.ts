/** Ledger in one partition: append-only rows, with sums updated in the same write. Synchronous. */
import { dateOf, type IsoDate } from '#kernel/dates.ts';
import type { Charge, EndpointUsage, Micros, Usage } from '#ports/ledger.ts';
import type { Schema } from './schema.ts';

const ROW = 'SELECT endpoint, micros, at FROM charges WHERE account = ? AND request_id = ? AND kind = ?';
const INSERT = 'INSERT INTO charges (account, request_id, kind, endpoint, micros, at) VALUES (?, ?, ?, ?, ?, ?)';
/** Summed on read: an account uses tens of endpoints, and a stored sum would cost another row per call. */
const SPENT = 'SELECT coalesce(sum(micros), 0) AS micros FROM endpoint_uses WHERE account = ?';
const USE = `INSERT INTO endpoint_uses (account, endpoint, calls, micros) VALUES (?, ?, ?, ?)
  ON CONFLICT (account, endpoint) DO UPDATE SET calls = calls + excluded.calls, micros = micros + excluded.micros`;
const CALL = `INSERT INTO day_calls (account, day, calls) VALUES (?, ?, ?)
  ON CONFLICT (account, day) DO UPDATE SET calls = calls + excluded.calls`;
const CALLS = 'SELECT calls FROM day_calls WHERE account = ? AND day = ?';
const USES = 'SELECT endpoint, calls, micros FROM endpoint_uses WHERE account = ? AND calls > 0 ORDER BY endpoint';

type Entry = Pick<Charge, 'endpoint' | 'micros' | 'at'>;

export class LedgerTables {
  readonly #schema: Schema;

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  charge(charge: Charge): { charged: boolean; spentMicros: Micros } {
    const { account, requestId, micros, ceilingMicros } = charge;
    const spentMicros = this.#spendOf(account);
    if (this.#entry(account, requestId, 'charge') !== undefined) return { charged: true, spentMicros };
    if (spentMicros + micros > ceilingMicros) return { charged: false, spentMicros };
    this.#enter(account, requestId, 'charge', charge);
    return { charged: true, spentMicros: spentMicros + micros };
  }

  release(account: string, requestId: string): void {
    const charge = this.#entry(account, requestId, 'charge');
    if (charge === undefined || this.#entry(account, requestId, 'release') !== undefined) return;
    this.#enter(account, requestId, 'release', charge);
  }

  usage(account: string, day: IsoDate): Usage {
    const byEndpoint = this.#schema.rows('endpoint_uses', USES, account).map(
      ({ endpoint, calls, micros }): EndpointUsage => ({
        endpoint: String(endpoint),
        calls: Number(calls),
        micros: Number(micros),
      }),
    );
    const callsToday = Number(this.#schema.rows('day_calls', CALLS, account, day)[0]?.calls ?? 0);
    return { spentMicros: this.#spendOf(account), callsToday, byEndpoint };
  }

  #spendOf(account: string): Micros {
    return Number(this.#schema.rows('endpoint_uses', SPENT, account)[0]?.micros ?? 0);
  }

  #entry(account: string, requestId: string, kind: string): Entry | undefined {
    const [row] = this.#schema.rows('charges', ROW, account, requestId, kind);
    return row && { endpoint: String(row.endpoint), micros: Number(row.micros), at: String(row.at) };
  }

  #enter(account: string, requestId: string, kind: 'charge' | 'release', { endpoint, micros, at }: Entry): void {
    const sign = kind === 'charge' ? 1 : -1;
    this.#schema.write('charges', INSERT, account, requestId, kind, endpoint, micros, at);
    this.#schema.write('endpoint_uses', USE, account, endpoint, sign, sign * micros);
    this.#schema.write('day_calls', CALL, account, dateOf(at), sign);
  }
}
