/** Why a log-in is offered: nobody is signed in any more, or what was asked for wants a login of just now. */
export type LoginReason = 'lost' | 'stale';
type Listener = (reason: LoginReason) => void;

const listeners = new Set<Listener>();

/** Tells that a call wants a login, so that it can be offered where one is and nothing is lost. */
export const sessionLost = {
  announce(reason: LoginReason = 'lost'): void {
    for (const listener of listeners) listener(reason);
  },
  /** @returns a function that ends the listening. */
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
