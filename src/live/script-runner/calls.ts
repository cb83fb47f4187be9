/** Calls of one script run: parsed from text, limited in flight, logged in order. */
import { z } from 'zod';
import type { Json } from '#kernel/answer.ts';
import { FairGate } from '#kernel/bounds/fair-gate.ts';
import type { ScriptCallMade, ScriptRun } from '#ports/script-runner.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** A query value is a scalar, or a list joined with commas; null and undefined are omitted. */
const CallRequest = z.object({
  method: z.string().max(16),
  path: z.string().max(4_096),
  query: z.record(z.string(), z.union([scalar, z.array(scalar), z.null()])).nullish(),
  body: z.json().optional(),
  headers: z.record(z.string().max(100), z.string().max(1_000)).nullish(),
});

const MALFORMED =
  'a call needs a path as text, and accepts a query of scalars or lists of scalars, a JSON body and text headers';

export class Calls {
  readonly #call: ScriptRun['call'];
  readonly #gate: FairGate;
  readonly #stop = new AbortController();
  readonly #slots: { made?: ScriptCallMade }[] = [];

  constructor(call: ScriptRun['call'], inFlightMax: number) {
    this.#call = call;
    this.#gate = new FairGate({
      capacity: inFlightMax,
      ownerMax: inFlightMax,
      waitingMax: Number.POSITIVE_INFINITY,
      ownerWaitingMax: Number.POSITIVE_INFINITY,
    });
  }

  /** Completed calls, in the order in which they were made. */
  get made(): readonly ScriptCallMade[] {
    return this.#slots.flatMap(({ made }) => made ?? []);
  }

  /** Makes a call described in JSON; returns the response, or why there is none, as JSON. */
  async make(text: string): Promise<string> {
    const parsed = CallRequest.safeParse(JSON.parse(text));
    if (!parsed.success) return JSON.stringify({ refused: MALFORMED });
    const { method, path, query, body, headers } = parsed.data;
    const slot: { made?: ScriptCallMade } = {};
    this.#slots.push(slot);
    const leave = await this.#gate.enter('');
    try {
      if (this.#stop.signal.aborted) return JSON.stringify({ refused: 'the run has ended' });
      const request = {
        method: method.toUpperCase(),
        path,
        ...(query == null ? {} : { query: writeQuery(query) }),
        ...(body === undefined ? {} : { body: body as Json }),
        ...(headers == null ? {} : { headers }),
      };
      const response = await this.#call(request, this.#stop.signal);
      if ('refused' in response) return JSON.stringify(response);
      slot.made = { method: request.method, path, status: response.status };
      return JSON.stringify(response);
    } catch {
      return JSON.stringify({ refused: 'the call failed because of an internal error' });
    } finally {
      leave?.();
    }
  }

  /** Starts no further calls and aborts those in flight. */
  stop(): void {
    this.#stop.abort();
  }
}

function writeQuery(query: NonNullable<z.output<typeof CallRequest>['query']>): Record<string, string> {
  const written: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (value !== null) written[name] = Array.isArray(value) ? value.join(',') : String(value);
  }
  return written;
}
