/** Owns the little of the platform's types that this host uses; the rest is Web standard. */

declare module 'cloudflare:workers' {
  /** Its public methods can be called from outside, with copies of what is passed. */
  export abstract class DurableObject<Env = unknown> {
    protected readonly ctx: DurableObjectState;
    protected readonly env: Env;
    constructor(ctx: DurableObjectState, env: Env);
  }
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
