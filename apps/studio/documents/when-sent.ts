import type { DocumentSession } from './document-session.ts';

/** Milliseconds after which nobody waits any longer: without a connection, what follows says so itself. */
const longest = 3000;

/** Resolves once the server has what was changed in this tab, or after three seconds. */
export function whenSent<D>({ getState, subscribe }: DocumentSession<D>): Promise<void> {
  const isSent = () => getState().replica.pending.length === 0;
  if (isSent()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (isSent()) end();
    });
    const timer = setTimeout(end, longest);
    function end(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
