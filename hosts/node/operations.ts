/** Operations listener, separate from the public origin: metrics, liveness and readiness. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OperationsParts {
  readonly host: string;
  readonly port: number;
  /** The metrics in Prometheus text format. */
  readonly metrics: () => Promise<string>;
  /** True while the store is available and no stop was requested. */
  readonly ready: () => Promise<boolean>;
}

export interface Operations {
  readonly port: number;
  close(): Promise<void>;
}

interface Page {
  readonly status: number;
  readonly body: string;
  readonly type?: string;
}

/** Prometheus' exposition format. */
const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

async function pageAt(path: string | undefined, { metrics, ready }: OperationsParts): Promise<Page> {
  switch (path?.split('?')[0]) {
    case '/healthz':
      return { status: 200, body: 'alive\n' };
    case '/readyz':
      return (await ready()) ? { status: 200, body: 'ready\n' } : { status: 503, body: 'not ready\n' };
    case '/metrics':
      return { status: 200, body: await metrics(), type: METRICS_TYPE };
    default:
      return { status: 404, body: 'Available paths: /metrics, /healthz and /readyz.\n' };
  }
}

export function listenForOperators(parts: OperationsParts): Promise<Operations> {
  const server = createServer(async (request, response) => {
    const page = await pageAt(request.url, parts).catch((fault: Error) => ({
      status: 500,
      body: `${fault.message}\n`,
    }));
    const type = 'type' in page && page.type !== undefined ? page.type : 'text/plain; charset=utf-8';
    response.writeHead(page.status, { 'content-type': type }).end(page.body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(parts.port, parts.host, () => {
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      resolve({ port: (server.address() as AddressInfo).port, close });
    });
  });
}
