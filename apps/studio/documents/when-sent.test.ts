import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DocumentSession } from './document-session.ts';
import { whenSent } from './when-sent.ts';

afterEach(() => vi.useRealTimers());

/** A session with some transactions that the server does not have. */
function sessionWith(pending: unknown[]) {
  const listeners = new Set<() => void>();
  const session = {
    getState: () => ({ replica: { pending } }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as unknown as DocumentSession<unknown>;
  const send = () => {
    pending.pop();
    for (const listener of listeners) listener();
  };
  return { session, send, listeners };
}

describe('waiting until changes are sent', () => {
  it('ends at once where there are none', async () => {
    const { session, listeners } = sessionWith([]);
    await whenSent(session);
    expect(listeners.size).toBe(0);
  });

  it('ends with the last of them', async () => {
    const { session, send, listeners } = sessionWith(['moved', 'renamed']);
    const ended = vi.fn();
    const waiting = whenSent(session).then(ended);
    send();
    await Promise.resolve();
    expect(ended).not.toHaveBeenCalled();
    send();
    await waiting;
    expect(listeners.size).toBe(0);
  });

  it('ends after three seconds without a connection', async () => {
    vi.useFakeTimers();
    const { session, listeners } = sessionWith(['moved']);
    const waiting = whenSent(session);
    await vi.advanceTimersByTimeAsync(3000);
    await waiting;
    expect(listeners.size).toBe(0);
  });
});
