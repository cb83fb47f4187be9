/** Local socket on which the process that holds the data carries out the command line's calls. Only the owner of the file may connect. */
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Stores } from '#ports/stores.ts';
import { Asked, type Owner, socketOf, type Told } from './protocol.ts';

/** Owner may read and write; nobody else may connect. */
const OWNER_ONLY_UMASK = 0o177;

export interface OwnerSocket {
  close(): Promise<void>;
}

/** Listens beside `file`, which this process holds. A socket that a killed process left behind is replaced. */
export function listenAsOwner(file: string, stores: Stores, owner: Owner): Promise<OwnerSocket> {
  const path = socketOf(file);
  rmSync(path, { force: true });
  const server = createServer((request, response) => {
    void answerTo(request, stores, owner).then((answer) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const close = () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeIdleConnections();
      });
    const before = process.umask(OWNER_ONLY_UMASK);
    try {
      // The socket's file is made within this call.
      server.listen(path, () => resolve({ close }));
    } finally {
      process.umask(before);
    }
  });
}

async function answerTo(request: IncomingMessage, stores: Stores, owner: Owner): Promise<Owner | Told> {
  if (request.method === 'GET') return owner;
  try {
    return { value: await carriedOut(Asked.parse(await json(request)), stores) };
  } catch (fault) {
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }
}

function carriedOut({ port, call, args }: Asked, stores: Stores): unknown {
  // The schema lets through no other names, and both ends are of one version or the call fails.
  const calls = stores[port] as unknown as Record<string, (...args: unknown[]) => unknown>;
  // JSON writes an argument that was left out as null.
  return calls[call]?.(...args.map((arg) => arg ?? undefined));
}
