/** The two Durable Object classes: a store partition, and a caller's rate window. */
import { DurableObject } from 'cloudflare:workers';
import { Partition } from '../../src/store/durable/partition.ts';
import type { PartitionPeer, WindowPeer } from '../../src/store/durable/peers.ts';
import { MEMORY_WINDOW_MS_MAX, RateLog } from '../../src/store/durable/rate-log.ts';
import { durableStores } from '../../src/store/durable/stores.ts';
import { MemoryRateWindow } from '../../src/store/memory/rate-window.ts';
import { DueWork, dueAfter } from './due-work.ts';
import { configOf, type Env } from './env.ts';
import { logFault } from './faults.ts';
import { fetchSender } from './fetch-sender.ts';
import { peersOf } from './peers.ts';
import { platformClock, platformIds } from './system.ts';

type PeerArguments<Method extends keyof PartitionPeer> = Parameters<PartitionPeer[Method]>;

/** The platform calls public methods by name; each delegates to the partition inside. */
export class PartitionObject extends DurableObject<Env> implements PartitionPeer {
  readonly #partition: Partition;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const peers = peersOf(env);
    const onFault = (fault: unknown) => logFault(fault, 'due-work');
    this.#partition = new Partition({
      storage: ctx.storage,
      peers,
      nowMs: platformClock.nowMs,
      newId: () => platformIds.base62(20),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      dueAfter,
      onDue: (task) => this.#dueWork().do(task),
      grew: (streams) => {
        for (const stream of streams) for (const socket of ctx.getWebSockets(stream)) socket.send('grew');
      },
      onFault,
    });
  }

  #dueWork(): DueWork {
    const peers = peersOf(this.env);
    const { settings } = configOf(this.env, new URL('https://partition'));
    return new DueWork({
      events: durableStores(peers).events,
      peers,
      sender: fetchSender(settings.webhookOrigins),
      onFault: (fault) => logFault(fault, 'webhook-delivery'),
    });
  }

  /** Opens a watcher's socket; the object may hibernate while it waits. */
  fetch(request: Request): Response {
    const stream = new URL(request.url).searchParams.get('stream') ?? '';
    const { 0: watcher, 1: mine } = new WebSocketPair();
    this.ctx.acceptWebSocket(mine, [stream]);
    return new Response(null, { status: 101, webSocket: watcher });
  }

  webSocketClose(socket: WebSocket): void {
    socket.close();
  }

  alarm(): Promise<void> {
    return this.#partition.alarm();
  }

  append(...args: PeerArguments<'append'>) {
    return this.#partition.append(...args);
  }

  prepare(...args: PeerArguments<'prepare'>) {
    return this.#partition.prepare(...args);
  }

  finish(...args: PeerArguments<'finish'>) {
    return this.#partition.finish(...args);
  }

  outcome(...args: PeerArguments<'outcome'>) {
    return this.#partition.outcome(...args);
  }

  read(...args: PeerArguments<'read'>) {
    return this.#partition.read(...args);
  }

  lastSeq(...args: PeerArguments<'lastSeq'>) {
    return this.#partition.lastSeq(...args);
  }

  claimed(...args: PeerArguments<'claimed'>) {
    return this.#partition.claimed(...args);
  }

  list(...args: PeerArguments<'list'>) {
    return this.#partition.list(...args);
  }

  count(...args: PeerArguments<'count'>) {
    return this.#partition.count(...args);
  }

  trim(...args: PeerArguments<'trim'>) {
    return this.#partition.trim(...args);
  }

  dropIndex(...args: PeerArguments<'dropIndex'>) {
    return this.#partition.dropIndex(...args);
  }

  charge(...args: PeerArguments<'charge'>) {
    return this.#partition.charge(...args);
  }

  release(...args: PeerArguments<'release'>) {
    return this.#partition.release(...args);
  }

  usage(...args: PeerArguments<'usage'>) {
    return this.#partition.usage(...args);
  }

  begin(...args: PeerArguments<'begin'>) {
    return this.#partition.begin(...args);
  }

  keep(...args: PeerArguments<'keep'>) {
    return this.#partition.keep(...args);
  }

  free(...args: PeerArguments<'free'>) {
    return this.#partition.free(...args);
  }

  abandon(...args: PeerArguments<'abandon'>) {
    return this.#partition.abandon(...args);
  }

  ring(...args: PeerArguments<'ring'>) {
    return this.#partition.ring(...args);
  }
}

/** A window of a few seconds is kept in memory and costs no write; a longer one is stored. */
export class WindowObject extends DurableObject<Env> implements WindowPeer {
  readonly #short = new MemoryRateWindow();
  readonly #long: RateLog;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#long = new RateLog(ctx.storage);
  }

  async hit(...[hit]: Parameters<WindowPeer['hit']>) {
    return hit.windowMs <= MEMORY_WINDOW_MS_MAX ? this.#short.hit(hit) : this.#long.hit(hit);
  }

  async alarm(): Promise<void> {
    const { settings } = configOf(this.env, new URL('https://window'));
    await this.#long.alarm(platformClock.nowMs(), (settings.rateLimit?.windowSeconds ?? 0) * 1000);
  }
}
