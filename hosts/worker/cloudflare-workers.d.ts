/** Types of the Workers platform that this host uses. */

declare module 'cloudflare:workers' {
  /** Its public methods can be called from outside, with copies of what is passed. */
  export abstract class DurableObject<Env = unknown> {
    protected readonly ctx: DurableObjectState;
    protected readonly env: Env;
    constructor(ctx: DurableObjectState, env: Env);
  }

  /** The request under way lasts until the work has ended, also when it was answered or its caller hung up. */
  export function waitUntil(work: Promise<unknown>): void;

  /** The same without state. */
  export abstract class WorkerEntrypoint {}
}

/** Beside the bundle of the guest: compiled by the platform. */
declare module '*.wasm' {
  const compiled: WebAssembly.Module;
  // biome-ignore lint/style/noDefaultExport: so the platform exports it
  export default compiled;
}

/** Beside the bundle of the service: the same bytes, handed on. */
declare module '*.bin' {
  const bytes: ArrayBuffer;
  // biome-ignore lint/style/noDefaultExport: so the platform exports it
  export default bytes;
}

/** Beside the bundle of the service: the bundle of the guest. */
declare module '*.txt' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: so the platform exports it
  export default text;
}

interface DurableObjectState {
  readonly storage: import('../../src/store/durable/platform.ts').ObjectStorage;
  /** The object may sleep while the socket stays open; what is tagged can be found again. */
  acceptWebSocket(socket: WebSocket, tags?: readonly string[]): void;
  getWebSockets(tag?: string): readonly WebSocket[];
}

/** `Peer` is what can be asked of the objects behind it. */
interface DurableObjectNamespace<Peer> {
  idFromName(name: string): { readonly name?: string };
  get(id: { readonly name?: string }): Peer & { fetch(url: string, init?: RequestInit): Promise<UpgradeResponse> };
}

interface ExecutionContext {
  /** The work goes on after the answer, and after a caller who hung up. */
  waitUntil(work: Promise<unknown>): void;
}

/** A response that turns into a socket. */
interface UpgradeResponse extends Response {
  readonly webSocket: (WebSocket & { accept(): void }) | null;
}

declare const WebSocketPair: new () => { readonly 0: WebSocket; readonly 1: WebSocket };

interface ResponseInit {
  webSocket?: WebSocket;
}

/** Loads workers at run time, each cut off from everything that it is not given. */
interface WorkerLoader {
  /** The code is asked for when no worker of that id stands ready. */
  get(id: string, code: () => WorkerCode): { getEntrypoint(): unknown };
}

interface WorkerCode {
  readonly compatibilityDate: string;
  readonly mainModule: string;
  readonly modules: Readonly<Record<string, string | { readonly wasm: ArrayBuffer }>>;
  readonly env?: object;
  /** `null` cuts the worker off from every network. */
  readonly globalOutbound: null;
  readonly limits?: { readonly cpuMs?: number; readonly subRequests?: number };
}
