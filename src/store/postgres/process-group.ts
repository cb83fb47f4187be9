/** Process group on PostgreSQL: membership by the database's clock, and the owners of work. */
import { MEMBER_TIMEOUT_SECONDS, type ProcessGroup } from '#ports/process-group.ts';
import type { PostgresDriver, Statement } from './driver.ts';

const JOIN: Statement = { name: 'join-crew', text: 'SELECT gen_random_uuid()::text AS member' };
/** Part of every statement by which a member renews its membership. */
const HERE = `here AS (
  INSERT INTO crew (member, until) VALUES ($1, now() + interval '${MEMBER_TIMEOUT_SECONDS} seconds')
  ON CONFLICT (member) DO UPDATE SET until = excluded.until
)`;
const SIGN_IN: Statement = {
  name: 'sign-in',
  text: `WITH ${HERE}, gone AS (
    DELETE FROM crew WHERE member IN (SELECT member FROM crew WHERE until <= now() AND member <> $1 FOR UPDATE SKIP LOCKED)
    RETURNING member
  ), freed AS (
    DELETE FROM work_held USING gone WHERE work_held.member = gone.member
  )
  SELECT count(*) AS count FROM gone`,
};
/**
 * Takes over work only when the owner's membership is seen to have expired. An owner without a visible row has just
 * joined: its row was committed after this statement's snapshot. SIGN_IN deletes expired members and their work
 * together.
 */
const TAKE: Statement = {
  name: 'take-work',
  text: `WITH ${HERE}
    INSERT INTO work_held AS held (work, member) VALUES ($2, $1)
    ON CONFLICT (work) DO UPDATE SET member = excluded.member
    WHERE held.member = excluded.member
      OR EXISTS (SELECT 1 FROM crew WHERE crew.member = held.member AND until <= now())
    RETURNING work`,
};
const GIVE_BACK: Statement = { name: 'give-back', text: 'DELETE FROM work_held WHERE work = $1 AND member = $2' };
const SIGN_OFF: Statement = {
  name: 'sign-off',
  text: `WITH freed AS (DELETE FROM work_held WHERE member = $1) UPDATE crew SET until = now() WHERE member = $1`,
};

export class PostgresProcessGroup implements ProcessGroup {
  readonly isShared = true;
  readonly #driver: PostgresDriver;
  #member: string | undefined;

  constructor(driver: PostgresDriver) {
    this.#driver = driver;
  }

  async signIn(): Promise<number> {
    const [row] = await this.#driver.query<{ count: number }>(SIGN_IN, [await this.#join()]);
    return row?.count ?? 0;
  }

  async take(work: string): Promise<boolean> {
    return (await this.#driver.query(TAKE, [await this.#join(), work])).length > 0;
  }

  async giveBack(work: string): Promise<void> {
    if (this.#member !== undefined) await this.#driver.query(GIVE_BACK, [work, this.#member]);
  }

  async signOff(): Promise<void> {
    if (this.#member !== undefined) await this.#driver.query(SIGN_OFF, [this.#member]);
  }

  /** The name that the database gave this member. */
  async #join(): Promise<string> {
    if (this.#member !== undefined) return this.#member;
    const [row] = await this.#driver.query<{ member: string }>(JOIN, []);
    if (row === undefined) throw new Error('PostgreSQL returned no name for this process.');
    // Two concurrent callers use the name that arrived first.
    this.#member ??= row.member;
    return this.#member;
  }
}
