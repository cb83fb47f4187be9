/** Types of the Workers platform, as far as this host uses them. */

declare module 'cloudflare:workers' {
  /** Public methods can be called from outside; arguments are copied. */
  export abstract class DurableObject<Env = unknown> {
    protected readonly ctx: DurableObjectState;
    protected readonly env: Env;
    constructor(ctx: DurableObjectState, env: Env);
  }

  /** Keeps the request alive until the work has ended, even after its response was sent or its caller disconnected. */
  export function waitUntil(work: Promise<unknown>): void;

  /** The same without state. */
  export abstract class WorkerEntrypoint {}
}

/** In the guest's bundle, compiled by the platform. */
declare module '*.wasm' {
  const compiled: WebAssembly.Module;
  // biome-ignore lint/style/noDefaultExport: the platform exports it so
  export default compiled;
}

/** In the service's bundle, as bytes. */
declare module '*.bin' {
  const bytes: ArrayBuffer;
  // biome-ignore lint/style/noDefaultExport: the platform exports it so
  export default bytes;
}

/** In the service's bundle: the guest's bundle. */
declare module '*.txt' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the platform exports it so
  export default text;
}

interface DurableObjectState {
  readonly storage: import('../../src/store/durable/platform.ts').ObjectStorage;
  /** The object may hibernate while the socket stays open; tagged sockets can be found again. */
  acceptWebSocket(socket: WebSocket, tags?: readonly string[]): void;
  getWebSockets(tag?: string): readonly WebSocket[];
}

/** `Peer` is the interface of the objects. */
interface DurableObjectNamespace<Peer> {
  idFromName(name: string): { readonly name?: string };
  get(id: { readonly name?: string }): Peer & { fetch(url: string, init?: RequestInit): Promise<UpgradeResponse> };
}

interface ExecutionContext {
  /** Lets work continue after the response, even if the caller disconnected. */
  waitUntil(work: Promise<unknown>): void;
}

/** A response that upgrades to a socket. */
interface UpgradeResponse extends Response {
  readonly webSocket: (WebSocket & { accept(): void }) | null;
}

declare const WebSocketPair: new () => { readonly 0: WebSocket; readonly 1: WebSocket };

interface ResponseInit {
  webSocket?: WebSocket;
}

/** Loads workers at run time; each can reach only the bindings it is given. */
interface WorkerLoader {
  /** `code` is called when no worker of that id is loaded. */
  get(id: string, code: () => WorkerCode): { getEntrypoint(): unknown };
}

interface WorkerCode {
  readonly compatibilityDate: string;
  readonly mainModule: string;
  readonly modules: Readonly<Record<string, string | { readonly wasm: ArrayBuffer }>>;
  readonly env?: object;
  /** `null` blocks all network access. */
  readonly globalOutbound: null;
  readonly limits?: { readonly cpuMs?: number; readonly subRequests?: number };
}
