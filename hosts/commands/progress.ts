/** Shows a command's progress on one line of standard error. */

export interface Progress {
  show(text: string): void;
  /** Ends the line if one was started. */
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
