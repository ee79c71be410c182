type Listener = () => void;

const listeners = new Set<Listener>();

/** Tells that a call found nobody signed in, so that a log-in can be offered where one is and nothing is lost. */
export const sessionLost = {
  announce(): void {
    for (const listener of listeners) listener();
  },
  /** @returns a function that ends the listening. */
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
