import type { ErrorEvent } from '@veranda/contracts/analytics';
import { errorLimits } from '@veranda/domain/analytics/error-limits';

/** Dependencies of a queue. */
interface QueueParts {
  readonly send: (events: readonly ErrorEvent[]) => void;
  /** Runs something after so many milliseconds; @returns how to call that off. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
  readonly now: () => number;
}

/** An error as the page met it. */
export interface MetError {
  readonly kind: 'error' | 'unhandledrejection';
  readonly message: string;
  readonly stack: string;
  readonly source: string;
  readonly page: string;
}

/**
 * Collects the errors of a page: sent a second after the last of them, at most 10 at once and 20 times a
 * page; further ones are dropped (storefront §9).
 */
export function createErrorQueue({ send, later, now }: QueueParts): (error: MetError) => void {
  let waiting: ErrorEvent[] = [];
  let sends = 0;
  let stop: () => void = () => {};

  function flush(): void {
    const events = waiting;
    waiting = [];
    sends += 1;
    send(events);
  }

  return (error) => {
    if (sends >= errorLimits.sends || waiting.length >= errorLimits.waiting) return;
    waiting.push(eventOf(error, now()));
    stop();
    stop = later(flush, errorLimits.debounce);
  };
}

function eventOf({ kind, message, stack, source, page }: MetError, timestamp: number): ErrorEvent {
  return {
    event: kind,
    data: {
      message: message.slice(0, errorLimits.message),
      stack: stack.slice(0, errorLimits.stack),
      source: source.slice(0, errorLimits.address),
      page: page.slice(0, errorLimits.address),
    },
    timestamp,
  };
}
