import type { ErrorEvent } from '@veranda/contracts/analytics';
import { describe, expect, it } from 'vitest';
import { createErrorQueue, type MetError } from './error-queue.ts';

const broken: MetError = { kind: 'error', message: 'x is null', stack: 'at a', source: '', page: '/shop' };

/** A queue with a clock that is turned by hand. */
function queue() {
  const sent: (readonly ErrorEvent[])[] = [];
  let clock = 0;
  let due: { at: number; run: () => void } | null = null;
  const take = createErrorQueue({
    send: (events) => void sent.push(events),
    later: (run, milliseconds) => {
      const mine = { at: clock + milliseconds, run };
      due = mine;
      return () => void (due = due === mine ? null : due);
    },
    now: () => clock,
  });
  const wait = (milliseconds: number) => {
    clock += milliseconds;
    if (due && due.at <= clock) {
      const { run } = due;
      due = null;
      run();
    }
  };
  return { take, wait, sent };
}

describe('errors of a page', () => {
  it('storefront §8 error report: uncaught errors of a page are queued and posted', () => {
    const { take, wait, sent } = queue();
    take(broken);
    expect(sent).toEqual([]);
    wait(1000);
    const data = { message: 'x is null', stack: 'at a', source: '', page: '/shop' };
    expect(sent).toEqual([[{ event: 'error', data, timestamp: 0 }]]);
  });

  it('storefront §9 error report: debounce of 1 second', () => {
    const { take, wait, sent } = queue();
    take(broken);
    wait(999);
    take(broken);
    wait(999);
    expect(sent).toHaveLength(0);
    wait(1);
    expect(sent.map((events) => events.length)).toEqual([2]);
  });

  it('storefront §9 error report: at most 10 events wait', () => {
    const { take, wait, sent } = queue();
    for (let count = 0; count < 15; count += 1) take(broken);
    wait(1000);
    expect(sent.map((events) => events.length)).toEqual([10]);
  });

  it('storefront §9 error report: at most 20 sends a page', () => {
    const { take, wait, sent } = queue();
    for (let count = 0; count < 25; count += 1) {
      take(broken);
      wait(1000);
    }
    expect(sent).toHaveLength(20);
  });

  it('storefront §9 error report: a stack is cut at 5000 characters', () => {
    const { take, wait, sent } = queue();
    take({ ...broken, stack: 'x'.repeat(6000), message: 'm'.repeat(2000) });
    wait(1000);
    expect(sent[0]?.[0]?.data).toMatchObject({ stack: 'x'.repeat(5000), message: 'm'.repeat(1000) });
  });
});
