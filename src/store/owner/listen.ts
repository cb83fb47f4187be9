/**
 * Local socket on which the process that owns the data executes the command line's calls. Only the file's owner may
 * connect.
 */
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Stores } from '#ports/stores.ts';
import { type CommandReply, CommandRequest, type Owner, socketOf } from './protocol.ts';

/** The owner may read and write; nobody else may connect. */
const OWNER_ONLY_UMASK = 0o177;

export interface OwnerSocket {
  close(): Promise<void>;
}

/** Listens beside `file`, which this process owns. Replaces a socket left by a killed process. */
export function listenAsOwner(file: string, stores: Stores, owner: Owner): Promise<OwnerSocket> {
  const path = socketOf(file);
  rmSync(path, { force: true });
  const server = createServer((request, response) => {
    void replyTo(request, stores, owner).then((answer) => {
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
      // This call creates the socket file.
      server.listen(path, () => resolve({ close }));
    } finally {
      process.umask(before);
    }
  });
}

async function replyTo(request: IncomingMessage, stores: Stores, owner: Owner): Promise<Owner | CommandReply> {
  if (request.method === 'GET') return owner;
  try {
    return { value: await carriedOut(CommandRequest.parse(await json(request)), stores) };
  } catch (fault) {
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }
}

function carriedOut({ port, call, args }: CommandRequest, stores: Stores): unknown {
  // The schema admits no other names, and both ends have the same version or the call fails.
  const calls = stores[port] as unknown as Record<string, (...args: unknown[]) => unknown>;
  // JSON turns an omitted argument into null.
  return calls[call]?.(...args.map((arg) => arg ?? undefined));
}
