/** Notifies the listeners of one kind of event. */
export function signal<Value = void>(): {
  tell(value: Value): void;
  listen(listener: (value: Value) => void): () => void;
} {
  const listeners = new Set<(value: Value) => void>();
  return {
    tell: (value) => {
      for (const listener of listeners) listener(value);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
