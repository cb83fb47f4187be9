/** Durable Objects inside a test, with lossy messages and eviction. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Partition, type PartitionParts } from '#store/durable/partition.ts';
import type { PartitionPeer, Peers } from '#store/durable/peers.ts';
import type { ObjectStorage, SqlRow, SqlValue } from '#store/durable/platform.ts';
import { MemoryRateWindow } from '#store/memory/rate-window.ts';
import { Watchers } from '#store/watchers.ts';

export type Method = keyof PartitionPeer;

/** One message and its reply. `from` is undefined for an isolate. */
export interface Message {
  readonly from: string | undefined;
  readonly to: string;
  readonly method: Method;
}

export type MessageOutcome =
  | 'delivered'
  /** Never arrives. */
  | 'lost'
  /** Executed, but the reply is lost. */
  | 'answer-lost'
  /** The receiver dies before reading it. */
  | 'receiver-dies'
  /** Executed, but the sender dies before the reply. */
  | 'sender-dies';

interface Incarnation {
  readonly name: string;
  alive: boolean;
  /** Rejects when the object dies, as its callers see. */
  readonly death: Promise<never>;
  readonly die: () => void;
}

interface LivingObject extends Incarnation {
  readonly partition: Partition;
}

/** Never resolves, like the pending work of a dead object. */
const NEVER = new Promise<never>(() => {});

export class LocalObjects {
  /** Decides the fate of each message. */
  fate: (message: Message) => MessageOutcome = () => 'delivered';
  nowMs = Date.parse('2026-11-27T12:00:00.000Z');
  readonly alarms = new Map<string, number>();
  readonly #databases = new Map<string, DatabaseSync>();
  readonly #living = new Map<string, LivingObject>();
  readonly #window = new MemoryRateWindow();
  readonly #watchers = new Watchers();
  readonly #more: Partial<PartitionParts>;
  #ids = 0;

  constructor(more: Partial<PartitionParts> = {}) {
    this.#more = more;
  }

  /** Peers as an isolate sees them. */
  peers(): Peers {
    return this.#peersOf(undefined);
  }

  #peersOf(sender: Incarnation | undefined): Peers {
    return {
      partition: (to) => this.#peer(sender, to),
      window: () => ({ hit: async (hit) => this.#window.hit(hit) }),
      watch: (_partition, stream, wake) => this.#watchers.add(stream, wake),
    };
  }

  /** The object loses its memory and pending work; its storage stays. */
  kill(name: string): void {
    const living = this.#living.get(name);
    if (living === undefined) return;
    living.alive = false;
    living.die();
    this.#living.delete(name);
  }

  /** Advances the clock and fires every alarm that is due. */
  async pass(ms: number): Promise<void> {
    this.nowMs += ms;
    for (const [name, atMs] of [...this.alarms]) {
      if (atMs > this.nowMs) continue;
      this.alarms.delete(name);
      await this.#at(name).partition.alarm();
    }
  }

  /** Objects whose storage is not empty. */
  stored(): string[] {
    const tables = "SELECT name FROM sqlite_master WHERE type = 'table'";
    return [...this.#databases].filter(([, db]) => db.prepare(tables).all().length > 0).map(([name]) => name);
  }

  /** Rows inserted, updated or deleted in all objects so far. */
  rowsWritten(): number {
    const changes = [...this.#databases.values()].map((db) => db.prepare('SELECT total_changes() AS changes').get());
    return changes.reduce((sum, row) => sum + Number(row?.changes), 0);
  }

  #peer(sender: Incarnation | undefined, to: string): PartitionPeer {
    const from = sender?.name;
    const isOver = () => sender?.alive === false;
    const send = (method: Method) =>
      (async (...args: unknown[]) => {
        // Messages are asynchronous, and their content is copied.
        await new Promise((resolve) => setImmediate(resolve));
        if (isOver()) return NEVER;
        const fate = this.fate({ from, to, method });
        if (fate === 'lost') throw new Error('the message was lost');
        if (fate === 'receiver-dies') {
          this.kill(to);
          throw new Error('the object was reset');
        }
        const { partition, death } = this.#at(to);
        const work = partition[method] as (...args: unknown[]) => Promise<unknown>;
        const answer = work.apply(partition, structuredClone(args));
        if (fate === 'sender-dies' && from !== undefined) this.kill(from);
        const answered = structuredClone(await Promise.race([answer, death]));
        await new Promise((resolve) => setImmediate(resolve));
        if (isOver()) return NEVER;
        if (fate === 'answer-lost') throw new Error('the answer was lost');
        return answered;
      }) as never;
    return new Proxy({} as PartitionPeer, { get: (_target, method) => send(method as Method) });
  }

  #at(name: string): LivingObject {
    const known = this.#living.get(name);
    if (known !== undefined) return known;
    const { promise: death, reject } = Promise.withResolvers<never>();
    death.catch(() => {});
    const incarnation: Incarnation = { name, alive: true, death, die: () => reject(new Error('the object was reset')) };
    const partition = new Partition({
      storage: this.storage(name),
      peers: this.#peersOf(incarnation),
      nowMs: () => this.nowMs,
      newId: () => {
        this.#ids += 1;
        return `tx-${this.#ids}`;
      },
      pause: async (ms) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        if (!incarnation.alive) await NEVER;
      },
      grew: (streams) => {
        for (const stream of streams) this.#watchers.wake(stream);
      },
      ...this.#more,
    });
    const living = Object.assign(incarnation, { partition });
    this.#living.set(name, living);
    return living;
  }

  storage(name: string): ObjectStorage {
    const db = this.#databases.get(name) ?? new DatabaseSync(':memory:');
    this.#databases.set(name, db);
    return {
      sql: {
        exec(query: string, ...bindings: SqlValue[]) {
          if (bindings.length === 0 && /;\s*\S/.test(query)) db.exec(query);
          const rows = /;\s*\S/.test(query)
            ? []
            : (db.prepare(query).all(...(bindings as SQLInputValue[])) as SqlRow[]);
          return Object.assign(rows, { toArray: () => rows });
        },
      },
      transactionSync(work) {
        db.exec('SAVEPOINT step');
        try {
          const result = work();
          db.exec('RELEASE step');
          return result;
        } catch (fault) {
          db.exec('ROLLBACK TO step; RELEASE step');
          throw fault;
        }
      },
      setAlarm: async (atMs) => {
        this.alarms.set(name, atMs);
      },
      deleteAll: async () => {
        for (const { name: table } of db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all())
          db.exec(`DROP TABLE ${table}`);
      },
    };
  }
}
