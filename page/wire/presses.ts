/**
 * Runs what the user presses in order: pressed again while it is under way, a command runs once; another one waits
 * for its turn. Nothing that was pressed is lost or made twice.
 */
export interface Presses {
  /** True while a command runs or waits. */
  readonly isBusy: boolean;
  /** Runs a command under its name; while one of that name is under way, answers that one. */
  make(name: string, run: () => Promise<void>): Promise<void>;
}

export function createPresses(): Presses {
  const underWay = new Map<string, Promise<void>>();
  let last: Promise<void> = Promise.resolve();
  return {
    get isBusy() {
      return underWay.size > 0;
    },
    make(name, run) {
      const standing = underWay.get(name);
      if (standing !== undefined) return standing;
      const done = last.then(async () => {
        try {
          await run();
        } finally {
          underWay.delete(name);
        }
      });
      underWay.set(name, done);
      last = done.catch(() => undefined);
      return done;
    },
  };
}
