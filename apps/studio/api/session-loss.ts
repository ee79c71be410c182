/**
 * Reason why a login is offered: nobody is signed in any more, or what was asked for wants a login of just
 * now.
 */
export type LoginReason = 'lost' | 'stale';

/**
 * Called when a login is wanted, with the time (milliseconds of `performance.now()`) of the call that wants it, infinite
 * for a person who does; `answer` receives whether there was one.
 */
type Listener = (reason: LoginReason, answer: (hasLoggedIn: boolean) => void, at: number) => void;

const listeners = new Set<Listener>();
const restoredListeners = new Set<() => void>();

/** Tells that a call wants a login, so that it can be offered where one is and nothing is lost. */
export const sessionLost = {
  announce(sentAt = Number.POSITIVE_INFINITY): void {
    for (const listener of listeners) listener('lost', () => {}, sentAt);
  },
  /** Asks for a login of just now. @returns whether there was one; at once false where nobody can offer it */
  confirm(): Promise<boolean> {
    if (listeners.size === 0) return Promise.resolve(false);
    return new Promise((resolve) => {
      for (const listener of listeners) listener('stale', resolve, Number.POSITIVE_INFINITY);
    });
  },
  /** Tells that somebody has logged in again. */
  restore(): void {
    for (const listener of restoredListeners) listener();
  },
  /** Listens for that. @returns a function that ends the listening. */
  onRestored(listener: () => void): () => void {
    restoredListeners.add(listener);
    return () => void restoredListeners.delete(listener);
  },
  /** @returns a function that ends the listening. */
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
