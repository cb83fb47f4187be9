/** Stores of the process that owns the data, called over its local socket. */
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { StoreUnavailable } from '#ports/event-store.ts';
import { SINGLE_PROCESS } from '#ports/process-group.ts';
import type { Stores } from '#ports/stores.ts';
import { MemoryRateWindow } from '../memory/rate-window.ts';
import { CommandReply, type CommandRequest, Owner, socketOf } from './protocol.ts';

/** A process that has just locked the data may not listen yet; after this long it will not. */
const LISTENING_MS = 5_000;
const RETRY_MS = 50;

/** The process that owns `file`; undefined when nothing responds on its socket. */
export function ownerOf(file: string): Promise<Owner | undefined> {
  return exchange(file).then(Owner.parse, () => undefined);
}

/** Waits for the process that owns `file` to listen; undefined when it does not. */
export async function storesOfOwner(file: string): Promise<Stores | undefined> {
  for (let waitedMs = 0; waitedMs < LISTENING_MS; waitedMs += RETRY_MS) {
    if ((await ownerOf(file)) !== undefined) return storesThrough((asked) => callOwner(file, asked));
    await setTimeout(RETRY_MS);
  }
  return undefined;
}

type Call = <T>(asked: CommandRequest) => Promise<T>;

function storesThrough(call: Call): Stores {
  return {
    events: {
      append: (...args) => call({ port: 'events', call: 'append', args }),
      read: (...args) => call({ port: 'events', call: 'read', args }),
      lastSeq: (...args) => call({ port: 'events', call: 'lastSeq', args }),
      claimed: (...args) => call({ port: 'events', call: 'claimed', args }),
      list: (...args) => call({ port: 'events', call: 'list', args }),
      count: (...args) => call({ port: 'events', call: 'count', args }),
      dropIndex: (...args) => call({ port: 'events', call: 'dropIndex', args }),
      trim: (...args) => call({ port: 'events', call: 'trim', args }),
      watch: () => {
        throw new Error('Streams can be watched only in the process that owns the database.');
      },
    },
    ledger: {
      charge: (...args) => call({ port: 'ledger', call: 'charge', args }),
      release: (...args) => call({ port: 'ledger', call: 'release', args }),
      usage: (...args) => call({ port: 'ledger', call: 'usage', args }),
    },
    idempotency: {
      begin: (...args) => call({ port: 'idempotency', call: 'begin', args }),
      keep: (...args) => call({ port: 'idempotency', call: 'keep', args }),
      free: (...args) => call({ port: 'idempotency', call: 'free', args }),
      abandon: (...args) => call({ port: 'idempotency', call: 'abandon', args }),
    },
    rateWindow: new MemoryRateWindow(),
    processGroup: SINGLE_PROCESS,
    close: async () => {},
  };
}

async function callOwner<T>(file: string, asked: CommandRequest): Promise<T> {
  const reply = await exchange(file, asked).catch((cause: unknown) => {
    throw new StoreUnavailable('The running server stopped before it responded. Run the command again.', { cause });
  });
  const answer = CommandReply.parse(reply);
  if ('fault' in answer) throw new StoreUnavailable(answer.fault);
  // Both ends use the same port interface.
  return answer.value as T;
}

function exchange(file: string, asked?: CommandRequest): Promise<unknown> {
  const method = asked === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath: socketOf(file), method, path: '/' }, (response) =>
      json(response).then(resolve, reject),
    );
    sent.once('error', reject);
    sent.end(asked === undefined ? undefined : JSON.stringify(asked));
  });
}
