/** Shows the progress of a command on one line of standard error, which is ended once, and only where it was begun. */

export interface Progress {
  show(text: string): void;
  /** Ends the line, so that what follows begins its own. */
  end(): void;
}

export function progressOn(stream: { write(text: string): unknown } = process.stderr): Progress {
  let isShown = false;
  return {
    show(text) {
      isShown = true;
      stream.write(`\r${text}`);
    },
    end() {
      if (isShown) stream.write('\n');
      isShown = false;
    },
  };
}
