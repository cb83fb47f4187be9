/** Ledger on PostgreSQL: append-only rows, with sums updated in the same transaction under the account's row lock. */
import type { IsoDate } from '#kernel/dates.ts';
import type { Charge, EndpointUsage, Ledger, Micros, Usage } from '#ports/ledger.ts';
import type { PostgresDriver, Run, Statement } from './driver.ts';
import { GroupCommit } from './group-commit.ts';

/** Creates the rows that are locked next. */
const OPEN: Statement = {
  name: 'open-spends',
  text: 'INSERT INTO spends (account, micros) SELECT *, 0 FROM unnest($1::text[]) ON CONFLICT DO NOTHING',
};
/** Sorted by account, so that two batches cannot deadlock. */
const LOCK: Statement = {
  name: 'lock-spends',
  text: 'SELECT account, micros FROM spends WHERE account = ANY ($1::text[]) ORDER BY account FOR UPDATE',
};
const KNOWN: Statement = {
  name: 'known-charges',
  text: `SELECT account, request_id, kind, endpoint, micros, at FROM charges
    WHERE (account, request_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
};
const ENTER: Statement = {
  name: 'enter-charges',
  text: `
  WITH entry AS (
    SELECT *, CASE kind WHEN 'charge' THEN 1 ELSE -1 END AS sign
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[]) AS e (account, request_id, kind, endpoint, micros, at)
  ), entered AS (
    INSERT INTO charges (account, request_id, kind, endpoint, micros, at)
    SELECT account, request_id, kind, endpoint, micros, at FROM entry
  ), spent AS (
    UPDATE spends SET micros = spends.micros + sums.micros
    FROM (SELECT account, sum(sign * micros) AS micros FROM entry GROUP BY account) AS sums
    WHERE spends.account = sums.account
  ), used AS (
    INSERT INTO endpoint_uses AS use (account, endpoint, calls, micros)
    SELECT account, endpoint, sum(sign), sum(sign * micros) FROM entry GROUP BY account, endpoint
    ON CONFLICT (account, endpoint) DO UPDATE SET calls = use.calls + excluded.calls, micros = use.micros + excluded.micros
  )
  INSERT INTO day_calls AS day_call (account, day, calls)
  SELECT account, left(at, 10), sum(sign) FROM entry GROUP BY account, left(at, 10)
  ON CONFLICT (account, day) DO UPDATE SET calls = day_call.calls + excluded.calls`,
};
const USAGE: Statement = {
  name: 'usage',
  text: `SELECT
    coalesce((SELECT micros FROM spends WHERE account = $1), 0) AS "spentMicros",
    coalesce((SELECT calls FROM day_calls WHERE account = $1 AND day = $2), 0) AS "callsToday",
    (SELECT coalesce(json_agg(json_build_object('endpoint', endpoint, 'calls', calls, 'micros', micros) ORDER BY endpoint), '[]')
      FROM endpoint_uses WHERE account = $1 AND calls > 0) AS "byEndpoint"`,
};

interface ChargeRow {
  account: string;
  request_id: string;
  kind: 'charge' | 'release';
  endpoint: string;
  micros: Micros;
  at: string;
}

interface Charged {
  readonly charged: boolean;
  readonly spentMicros: Micros;
}

/** A charge, or the release of one (without a ceiling). */
type Job = Charge | Pick<Charge, 'account' | 'requestId'>;

export class PostgresLedger implements Ledger {
  readonly #driver: PostgresDriver;
  readonly #jobs: GroupCommit<Job, Charged>;

  constructor(driver: PostgresDriver) {
    this.#driver = driver;
    this.#jobs = new GroupCommit({ write: (jobs) => driver.transaction((run) => takeJobs(run, jobs)) });
  }

  charge(charge: Charge): Promise<Charged> {
    return this.#jobs.push(charge);
  }

  async release({ account, requestId }: Charge): Promise<void> {
    await this.#jobs.push({ account, requestId });
  }

  async usage(account: string, day: IsoDate): Promise<Usage> {
    const [row] = await this.#driver.query<{ spentMicros: Micros; callsToday: number; byEndpoint: EndpointUsage[] }>(
      USAGE,
      [account, day],
    );
    if (row === undefined) throw new Error('PostgreSQL returned no row for the sum of the ledger.');
    return row;
  }

  /** Resolves when every charge has completed. */
  idle(): Promise<void> {
    return this.#jobs.idle();
  }
}

/** Locks the accounts, reads their rows, decides job by job and writes the results. */
async function takeJobs(run: Run, jobs: readonly Job[]): Promise<Charged[]> {
  const accounts = [...new Set(jobs.map(({ account }) => account))].sort();
  const [, locked, known] = await Promise.all([
    run(OPEN, [accounts]),
    run<{ account: string; micros: Micros }>(LOCK, [accounts]),
    run<ChargeRow>(KNOWN, [jobs.map(({ account }) => account), jobs.map(({ requestId }) => requestId)]),
  ]);
  const book = new Book(new Map(locked.map(({ account, micros }) => [account, micros])), known);
  const results = jobs.map((job) => ('micros' in job ? book.charge(job) : book.release(job)));
  const { entries } = book;
  if (entries.length > 0) {
    const column = (name: keyof ChargeRow) => entries.map((entry) => entry[name]);
    // The commit follows without waiting; a failure fails both.
    void run(ENTER, (['account', 'request_id', 'kind', 'endpoint', 'micros', 'at'] as const).map(column)).catch(
      () => {},
    );
  }
  return results;
}

/** The locked accounts, updated job by job. */
class Book {
  readonly entries: ChargeRow[] = [];
  readonly #spent: Map<string, Micros>;
  readonly #rows = new Map<string, ChargeRow>();

  constructor(spent: Map<string, Micros>, known: readonly ChargeRow[]) {
    this.#spent = spent;
    for (const row of known) this.#rows.set(nameOf(row), row);
  }

  charge({ account, requestId, endpoint, micros, at, ceilingMicros }: Charge): Charged {
    const spentMicros = this.#spent.get(account) ?? 0;
    const row: ChargeRow = { account, request_id: requestId, kind: 'charge', endpoint, micros, at };
    if (this.#rows.has(nameOf(row))) return { charged: true, spentMicros };
    if (spentMicros + micros > ceilingMicros) return { charged: false, spentMicros };
    return this.#enter(row, micros);
  }

  release({ account, requestId }: Pick<Charge, 'account' | 'requestId'>): Charged {
    const charge = this.#rows.get(nameOf({ account, request_id: requestId, kind: 'charge' }));
    const release = charge && { ...charge, kind: 'release' as const };
    if (release === undefined || this.#rows.has(nameOf(release)))
      return { charged: false, spentMicros: this.#spent.get(account) ?? 0 };
    return this.#enter(release, -release.micros);
  }

  #enter(row: ChargeRow, micros: Micros): Charged {
    this.entries.push(row);
    this.#rows.set(nameOf(row), row);
    const spentMicros = (this.#spent.get(row.account) ?? 0) + micros;
    this.#spent.set(row.account, spentMicros);
    return { charged: true, spentMicros };
  }
}

function nameOf({ account, request_id, kind }: Pick<ChargeRow, 'account' | 'request_id' | 'kind'>): string {
  return JSON.stringify([account, request_id, kind]);
}
