/**
 * Runs commands in the order of clicks. A command that is clicked again while it runs is run once; another one waits
 * for its turn.
 */
export interface CommandQueue {
  /** True while a command runs or waits. */
  readonly isBusy: boolean;
  /** Runs a named command; while one of that name runs, returns its promise. */
  make(name: string, run: () => Promise<void>): Promise<void>;
}

export function createCommandQueue(): CommandQueue {
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
