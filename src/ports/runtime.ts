/**
 * The in-memory state of one service: its caches and queues. Composition creates it, so that two services share
 * nothing.
 */

/** A cache or a queue of the service, created on first use. */
export interface RuntimePart<T> {
  /** `view`: state read through one view of the event store; a view of other events has its own. */
  readonly scope: 'service' | 'view';
  readonly create: () => T;
}

export function servicePart<T>(create: () => T): RuntimePart<T> {
  return { scope: 'service', create };
}

export function viewPart<T>(create: () => T): RuntimePart<T> {
  return { scope: 'view', create };
}

export class Runtime {
  readonly #service: Runtime;
  readonly #parts = new Map<RuntimePart<unknown>, unknown>();

  /** `service` is the runtime that owns the parts with the scope `service`; this one by default. */
  constructor(service?: Runtime) {
    this.#service = service ?? this;
  }

  part<T>(part: RuntimePart<T>): T {
    const parts = part.scope === 'view' ? this.#parts : this.#service.#parts;
    // The map pairs each part with the value that it created.
    const known = parts.get(part) as T | undefined;
    if (known !== undefined) return known;
    const created = part.create();
    parts.set(part, created);
    return created;
  }

  /** The runtime of a view that reads other events. */
  forOtherView(): Runtime {
    return new Runtime(this.#service);
  }
}
