/** Worker through which tests call ports inside an isolate. */
import type { Env } from '../../../hosts/worker/env.ts';
import { peersOf } from '../../../hosts/worker/peers.ts';
import { scriptsOf } from '../../../hosts/worker/scripts.ts';
import { platformClock } from '../../../hosts/worker/system.ts';
import type { ScriptLimits, ScriptResponse, ScriptRun, ScriptRunner } from '../../../src/ports/script-runner.ts';
import type { Stores } from '../../../src/ports/stores.ts';
import type { PartitionPeer, Peers, Write } from '../../../src/store/durable/peers.ts';
import { durableStores } from '../../../src/store/durable/stores.ts';

export { PartitionObject, WindowObject } from '../../../hosts/worker/objects.ts';

type Ask = (...args: unknown[]) => Promise<unknown>;

/** The same objects under other names. */
function peersUnder(prefix: string, peers: Peers): Peers {
  const withPrefix = ({ home, parts }: Write): Write => ({
    home: prefix + home,
    parts: Object.fromEntries(Object.entries(parts).map(([name, part]) => [prefix + name, part])),
  });
  const partition = (name: string) => {
    const peer = peers.partition(prefix + name);
    const ask = (method: keyof PartitionPeer) =>
      method === 'append'
        ? (write: Write) => peer.append(withPrefix(write))
        : (...args: unknown[]) => (peer[method] as Ask)(...args);
    return new Proxy({} as PartitionPeer, { get: (_target, method) => ask(method as keyof PartitionPeer) });
  };
  return {
    partition,
    window: (name) => peers.window(prefix + name),
    watch: (name, stream, wake) => peers.watch(prefix + name, stream, wake),
  };
}

/** One line per growth of the stream, until the caller disconnects. */
function watchStream(stores: Stores, stream: string): Response {
  let stop = () => {};
  const lines = new ReadableStream<Uint8Array>({
    start(controller) {
      stop = stores.events.watch(stream, () => controller.enqueue(new TextEncoder().encode('grew\n')));
    },
    cancel: () => stop(),
  });
  return new Response(lines);
}

/** Responds immediately; calls the address when the time has come. */
function callLater(address: string): Response {
  platformClock.after(100, async () => {
    await fetch(address);
  });
  return new Response();
}

interface RunRequest {
  readonly owner: string;
  readonly code: string;
  readonly nowMs: number;
  readonly limits?: Partial<ScriptLimits>;
  /** Address that serves the script's calls. */
  readonly answersAt: string;
  /** True when the run's caller has already disconnected. */
  readonly aborted: boolean;
}

let runner: ScriptRunner | undefined;

async function run(env: Env, { answersAt, aborted, ...script }: RunRequest): Promise<Response> {
  runner ??= scriptsOf(env);
  const caller = new AbortController();
  if (aborted) caller.abort();
  const call: ScriptRun['call'] = async (request, signal) => {
    const answer = await fetch(answersAt, { method: 'POST', body: JSON.stringify(request), signal });
    if (answer.headers.has('x-aborted')) caller.abort();
    return (await answer.json()) as ScriptResponse;
  };
  // Like every request of the service, it keeps something pending while it waits.
  const pending = setTimeout(() => {}, 30_000);
  const outcome = await runner?.run({ ...script, call, signal: caller.signal });
  clearTimeout(pending);
  return Response.json(outcome);
}

// biome-ignore lint/style/noDefaultExport: the platform looks for the default export
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/run') return run(env, (await request.json()) as RunRequest);
    if (pathname === '/later') return callLater(await request.text());
    const stores = durableStores(peersUnder(`${searchParams.get('prefix')}:`, peersOf(env)));
    if (pathname === '/watch') return watchStream(stores, searchParams.get('stream') ?? '');
    const [, port = '', method = ''] = pathname.split('/');
    const target = stores[port as keyof Stores] as unknown as Record<string, Ask>;
    const value = await target[method]?.(...((await request.json()) as unknown[]));
    return Response.json({ value });
  },
};
