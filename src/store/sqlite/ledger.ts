/** Owns the ledger on the embedded database: append-only rows, with sums kept in the same transaction. */
import { dateOf, type IsoDate } from '#kernel/dates.ts';
import type { Charge, DoorUsage, Ledger, Micros, Usage } from '#ports/ledger.ts';
import type { SqliteDriver } from './driver.ts';

const ROW = 'SELECT door, micros, at FROM charges WHERE account = ? AND request_id = ? AND kind = ?';
const INSERT = 'INSERT INTO charges (account, request_id, kind, door, micros, at) VALUES (?, ?, ?, ?, ?, ?)';
const SPENT = 'SELECT micros FROM spends WHERE account = ?';
const SPEND =
  'INSERT INTO spends (account, micros) VALUES (?, ?) ON CONFLICT (account) DO UPDATE SET micros = micros + excluded.micros';
const USE = `INSERT INTO door_uses (account, door, calls, micros) VALUES (?, ?, ?, ?)
  ON CONFLICT (account, door) DO UPDATE SET calls = calls + excluded.calls, micros = micros + excluded.micros`;
const CALL =
  'INSERT INTO day_calls (account, day, calls) VALUES (?, ?, ?) ON CONFLICT (account, day) DO UPDATE SET calls = calls + excluded.calls';
const CALLS = 'SELECT calls FROM day_calls WHERE account = ? AND day = ?';
const USES = 'SELECT door, calls, micros FROM door_uses WHERE account = ? AND calls > 0 ORDER BY door';

interface ChargeRow {
  door: string;
  micros: number;
  at: string;
}

export class SqliteLedger implements Ledger {
  readonly #driver: SqliteDriver;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  async charge(charge: Charge): Promise<{ charged: boolean; spentMicros: Micros }> {
    const { account, requestId, micros, ceilingMicros } = charge;
    return this.#driver.write(() => {
      const spentMicros = this.#spent(account);
      if (this.#row(account, requestId, 'charge') !== undefined) return { charged: true, spentMicros };
      if (spentMicros + micros > ceilingMicros) return { charged: false, spentMicros };
      this.#enter(account, requestId, 'charge', charge, 1);
      return { charged: true, spentMicros: spentMicros + micros };
    });
  }

  async release(account: string, requestId: string): Promise<void> {
    await this.#driver.write(() => {
      const charge = this.#row(account, requestId, 'charge');
      if (charge === undefined || this.#row(account, requestId, 'release') !== undefined) return;
      this.#enter(account, requestId, 'release', charge, -1);
    });
  }

  async usage(account: string, day: IsoDate): Promise<Usage> {
    const calls = this.#driver.sql(CALLS).get(account, day) as { calls: number } | undefined;
    const uses = this.#driver.sql(USES).all(account) as unknown as DoorUsage[];
    return {
      spentMicros: this.#spent(account),
      callsToday: calls?.calls ?? 0,
      byDoor: uses.map(({ door, calls: count, micros }) => ({ door, calls: count, micros })),
    };
  }

  #spent(account: string): Micros {
    return (this.#driver.sql(SPENT).get(account) as { micros: number } | undefined)?.micros ?? 0;
  }

  #row(account: string, requestId: string, kind: string): ChargeRow | undefined {
    return this.#driver.sql(ROW).get(account, requestId, kind) as ChargeRow | undefined;
  }

  #enter(account: string, requestId: string, kind: string, row: ChargeRow, sign: 1 | -1): void {
    const { door, micros, at } = row;
    this.#driver.sql(INSERT).run(account, requestId, kind, door, micros, at);
    this.#driver.sql(SPEND).run(account, sign * micros);
    this.#driver.sql(USE).run(account, door, sign, sign * micros);
    this.#driver.sql(CALL).run(account, dateOf(at), sign);
  }
}
