/** Loopback server that behaves like the platform gateway, including its failures. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackGateway {
  readonly url: string;
  /** Requests received: path with query, and bearer token. */
  readonly seen: { path: string; authorization: string | undefined }[];
  /** All headers of the same requests. */
  readonly headers: IncomingHttpHeaders[];
  close(): Promise<void>;
}

/** The gateway's response to a path: status, headers and literal text. */
export type Script = (
  path: string,
) => { status?: number; headers?: Record<string, string>; text: string } | 'hang' | 'drop';

export async function loopbackGateway(script: Script): Promise<LoopbackGateway> {
  const seen: LoopbackGateway['seen'] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    seen.push({ path, authorization: request.headers.authorization });
    headers.push(request.headers);
    const answer = script(path);
    if (answer === 'hang') return;
    if (answer === 'drop') return void request.socket.destroy();
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    headers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
