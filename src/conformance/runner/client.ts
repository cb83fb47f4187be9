/** HTTP client of the runner, with its own key and backoff. */
import { z } from 'zod';
import { type JsonObject, withoutUndefined } from '#kernel/answer.ts';

type Send = (request: Request) => Promise<Response>;

export interface Reply {
  readonly status: number;
  /** The envelope kind. */
  readonly type: string;
  readonly body: JsonObject;
}

export interface Deployment {
  /** Without a trailing slash. */
  readonly base: string;
  readonly send: Send;
  /** Waits for `ms` of real time when the deployment throttles. */
  readonly wait: (ms: number) => Promise<void>;
}

type Query = Readonly<Record<string, unknown>>;

/** Attempts per request while the deployment throttles. */
const TRIES = 200;

const objectSchema = z.record(z.string(), z.json());

/** Sends requests under a key with its own account, which lists only its own records. */
export class Client {
  readonly #deployment: Deployment;
  readonly #key: string;
  readonly account: string;
  requests = 0;

  private constructor(deployment: Deployment, key: string, account: string) {
    this.#deployment = deployment;
    this.#key = key;
    this.account = account;
  }

  /** Mints a key and returns a client that uses it. */
  static async open(deployment: Deployment): Promise<Client> {
    const nobody = new Client(deployment, '', '');
    const { body, status } = await nobody.post('/keys', {});
    if (typeof body.key !== 'string' || typeof body.accountId !== 'string')
      throw new Error(`POST /keys answered ${status} without a key. Check that the server is a Carport service.`);
    return new Client(deployment, body.key, body.accountId);
  }

  get(path: string, query: Query = {}): Promise<Reply> {
    const entries = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
    const text = new URLSearchParams(entries).toString();
    return this.#ask('GET', text === '' ? path : `${path}?${text}`);
  }

  post(path: string, body: unknown): Promise<Reply> {
    return this.#ask('POST', path, JSON.stringify(body));
  }

  async #ask(method: string, address: string, body?: string): Promise<Reply> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const headers = this.#key === '' ? {} : { authorization: `Bearer ${this.#key}` };
      const init = {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...withoutUndefined({ body }),
      };
      const response = await this.#deployment.send(new Request(this.#deployment.base + address, init));
      this.requests += 1;
      const text = await response.text();
      if (response.status !== 429) return replyOf(response.status, text);
      await this.#deployment.wait(Number(response.headers.get('retry-after') ?? 1) * 1000);
    }
    throw new Error(
      `${method} ${address} was answered 429 in each of ${TRIES} attempts. Raise the server's rate limit.`,
    );
  }
}

function replyOf(status: number, text: string): Reply {
  const parsed = objectSchema.safeParse(parseJson(text));
  const body: JsonObject = parsed.success ? parsed.data : {};
  return { status, type: String(body.type ?? 'none'), body };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
