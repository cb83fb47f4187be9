/** A loopback server that responds like NHTSA's vPIC and recalls APIs, with recorded responses. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DECODED, RECALLED } from './recorded.ts';

export interface LoopbackNhtsa {
  readonly origin: string;
  /** Paths with their queries, in the order of arrival. */
  readonly requestedPaths: string[];
  /** How it responds from now on. */
  mood: 'well' | 'silent' | 'failing' | 'garbled';
  close(): Promise<void>;
}

export async function loopbackNhtsa(): Promise<LoopbackNhtsa> {
  const requested: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '';
    requested.push(path);
    if (nhtsa.mood === 'silent') return;
    if (nhtsa.mood === 'failing') return void response.writeHead(503).end();
    response.setHeader('content-type', 'application/json; charset=utf-8');
    if (nhtsa.mood === 'garbled') return void response.end('<html>');
    response.end(JSON.stringify(replyTo(new URL(path, 'http://loopback'))));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const nhtsa: LoopbackNhtsa = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestedPaths: requested,
    mood: 'well',
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return nhtsa;
}

function replyTo({ pathname, searchParams }: URL): unknown {
  const [, vin = ''] = /DecodeVinValues\/(\w+)$/.exec(pathname) ?? [];
  if (vin !== '') {
    const decoded = DECODED[vin] ?? { ErrorCode: '8', Manufacturer: '', VIN: vin };
    return {
      Count: 1,
      Message: 'Results returned successfully.',
      SearchCriteria: `VIN(s): ${vin}`,
      Results: [decoded],
    };
  }
  const isMustang = searchParams.get('model')?.toLowerCase() === 'mustang';
  return isMustang ? RECALLED : { Count: 0, Message: 'Results returned successfully', results: [] };
}
