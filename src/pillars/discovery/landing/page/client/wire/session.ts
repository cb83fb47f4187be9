/** Session of the tab: its key and the operator's token, both dropped when the tab closes. */

export interface Session {
  key: string | undefined;
  operatorToken: string;
}

export const session: Session = { key: undefined, operatorToken: '' };

type Listener = () => void;

/** A signal without a payload: those who listen read the state themselves. */
function signal(): { tell(): void; listen(listener: Listener): void } {
  const listeners = new Set<Listener>();
  return {
    tell: () => {
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
    },
  };
}

/** The key was minted, rotated or forgotten. */
export const keyChanged = signal();
/** A call of this page was answered, so the meter may have moved. */
export const callAnswered = signal();
