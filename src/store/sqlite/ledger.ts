/** Ledger on the embedded database: append-only rows, with sums updated in the same transaction. */
import { dateOf, type IsoDate } from '#kernel/dates.ts';
import type { Charge, EndpointUsage, Ledger, Micros, Usage } from '#ports/ledger.ts';
import type { SqliteDriver } from './driver.ts';

const ROW = 'SELECT endpoint, micros, at FROM charges WHERE account = ? AND request_id = ? AND kind = ?';
const INSERT =
  'INSERT INTO charges (account, request_id, kind, endpoint, micros, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING';
const SPENT = 'SELECT micros FROM spends WHERE account = ?';
const SPEND =
  'INSERT INTO spends (account, micros) VALUES (?, ?) ON CONFLICT (account) DO UPDATE SET micros = micros + excluded.micros';
const USE = `INSERT INTO endpoint_uses (account, endpoint, calls, micros) VALUES (?, ?, ?, ?)
  ON CONFLICT (account, endpoint) DO UPDATE SET calls = calls + excluded.calls, micros = micros + excluded.micros`;
const CALL =
  'INSERT INTO day_calls (account, day, calls) VALUES (?, ?, ?) ON CONFLICT (account, day) DO UPDATE SET calls = calls + excluded.calls';
const CALLS = 'SELECT calls FROM day_calls WHERE account = ? AND day = ?';
const USES = 'SELECT endpoint, calls, micros FROM endpoint_uses WHERE account = ? AND calls > 0 ORDER BY endpoint';

interface ChargeRow {
  readonly endpoint: string;
  readonly micros: number;
  readonly at: string;
}

/** Charges pending on a full disk; beyond this, priced calls are refused until there is space. */
const OWED_MAX = 2_000;

/** Sums cached in the process, which alone owns the file. */
const SPENDS_KEPT = 50_000;

export class SqliteLedger implements Ledger {
  readonly #driver: SqliteDriver;
  readonly #spends = new Map<string, Micros>();
  /** Charges that were accepted but not written. */
  readonly #owed = new Map<string, Charge>();

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
    driver.onRollback(() => this.#spends.clear());
  }

  async charge(charge: Charge): Promise<{ charged: boolean; spentMicros: Micros }> {
    await this.#writeOwed();
    return this.#charge(charge).catch((fault: unknown) => this.#owe(charge, fault));
  }

  async #charge(charge: Charge): Promise<{ charged: boolean; spentMicros: Micros }> {
    const { account, requestId, micros, ceilingMicros, unasked } = charge;
    if (unasked === true)
      return this.#driver.write(() => this.#spendUnder(ceilingMicros, account, micros), { durability: 'logged' });
    return this.#driver.write(() => {
      const spentMicros = this.#spendOf(account);
      if (spentMicros + micros > ceilingMicros)
        return { charged: this.#row(account, requestId, 'charge') !== undefined, spentMicros };
      const isNew = this.#enter(account, requestId, 'charge', charge, 1);
      return { charged: true, spentMicros: isNew ? spentMicros + micros : spentMicros };
    });
  }

  async release(charge: Charge): Promise<void> {
    if (this.#owed.delete(nameOf(charge))) return;
    const { account, requestId, micros, unasked } = charge;
    if (unasked === true) return this.#driver.write(() => this.#spend(account, -micros), { durability: 'logged' });
    await this.#driver.write(() => {
      const charge = this.#row(account, requestId, 'charge');
      if (charge !== undefined) this.#enter(account, requestId, 'release', charge, -1);
    });
  }

  async usage(account: string, day: IsoDate): Promise<Usage> {
    await this.#writeOwed();
    const calls = this.#driver.sql(CALLS).get(account, day) as { calls: number } | undefined;
    const uses = this.#driver.sql(USES).all(account) as unknown as EndpointUsage[];
    return {
      spentMicros: this.#spendOf(account),
      callsToday: calls?.calls ?? 0,
      byEndpoint: uses.map(({ endpoint, calls: count, micros }) => ({ endpoint, calls: count, micros })),
    };
  }

  /**
   * On a full disk, a charge is kept in memory under the same ceiling, so that reads continue; it is written with the
   * next call that finds space. If the process ends before, these charges are lost.
   */
  #owe(charge: Charge, fault: unknown): { charged: boolean; spentMicros: Micros } {
    if (!this.#driver.isReadable() || this.#owed.size >= OWED_MAX) throw fault;
    const { account, micros, ceilingMicros } = charge;
    const mine = [...this.#owed.values()].filter((one) => one.account === account);
    const spentMicros = mine.reduce((sum, one) => sum + one.micros, this.#spendOf(account));
    if (spentMicros + micros > ceilingMicros) return { charged: false, spentMicros };
    this.#owed.set(nameOf(charge), charge);
    return { charged: true, spentMicros: spentMicros + micros };
  }

  async #writeOwed(): Promise<void> {
    if (this.#owed.size === 0) return;
    const owed = [...this.#owed.values()];
    // Cleared first, so that concurrent calls do not write them too.
    this.#owed.clear();
    const write = () => {
      for (const charge of owed) this.#take(charge);
    };
    await this.#driver.write(write, { durability: 'logged' }).catch(() => {
      for (const charge of owed) this.#owed.set(nameOf(charge), charge);
    });
  }

  #take(charge: Charge): void {
    if (charge.unasked === true) this.#spend(charge.account, charge.micros);
    else this.#enter(charge.account, charge.requestId, 'charge', charge, 1);
  }

  #spendOf(account: string): Micros {
    const known = this.#spends.get(account);
    if (known !== undefined) return known;
    const micros = (this.#driver.sql(SPENT).get(account) as { micros: number } | undefined)?.micros ?? 0;
    this.#remember(account, micros);
    return micros;
  }

  #remember(account: string, micros: Micros): void {
    if (this.#spends.size >= SPENDS_KEPT) this.#spends.clear();
    this.#spends.set(account, micros);
  }

  #row(account: string, requestId: string, kind: string): ChargeRow | undefined {
    return this.#driver.sql(ROW).get(account, requestId, kind) as ChargeRow | undefined;
  }

  #spendUnder(ceilingMicros: Micros, account: string, micros: Micros): { charged: boolean; spentMicros: Micros } {
    const spentMicros = this.#spendOf(account);
    if (spentMicros + micros > ceilingMicros) return { charged: false, spentMicros };
    this.#spend(account, micros);
    return { charged: true, spentMicros: spentMicros + micros };
  }

  #spend(account: string, micros: Micros): void {
    const spent = this.#spendOf(account);
    this.#driver.sql(SPEND).run(account, micros);
    this.#remember(account, spent + micros);
  }

  /** False when the row existed already and nothing changed. */
  #enter(account: string, requestId: string, kind: string, { endpoint, micros, at }: ChargeRow, sign: 1 | -1): boolean {
    if (this.#driver.sql(INSERT).run(account, requestId, kind, endpoint, micros, at).changes === 0) return false;
    this.#spend(account, sign * micros);
    this.#driver.sql(USE).run(account, endpoint, sign, sign * micros);
    this.#driver.sql(CALL).run(account, dateOf(at), sign);
    return true;
  }
}

function nameOf({ account, requestId }: Charge): string {
  return `${account} ${requestId}`;
}
