/** Holds what one service remembers between requests. Composition creates it, so that two services share nothing. */

/** A cache or a queue of the service, created on first use. */
export interface RuntimePart<T> {
  /** Parts of a `view` hold what was read through one view of the event store; a view of other events has its own. */
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

  /** `service` is the runtime whose parts a view shares, except those of a view. */
  constructor(service?: Runtime) {
    this.#service = service ?? this;
  }

  part<T>(part: RuntimePart<T>): T {
    const parts = part.scope === 'view' ? this.#parts : this.#service.#parts;
    // Each part is stored under the object that creates it.
    const known = parts.get(part) as T | undefined;
    if (known !== undefined) return known;
    const created = part.create();
    parts.set(part, created);
    return created;
  }

  /** For a view that shows other events. */
  forOtherView(): Runtime {
    return new Runtime(this.#service);
  }
}
