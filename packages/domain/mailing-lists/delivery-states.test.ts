import { describe, expect, it } from 'vitest';
import {
  type DeliveryEvent,
  type DeliveryState,
  deliveryStates,
  nextDeliveryState,
  pauseAfter,
} from './delivery-states.ts';

function walk(path: string): string {
  const [start = '', ...events] = path.split(' ');
  return events.reduce(
    (state, event) => nextDeliveryState(state as DeliveryState, event as DeliveryEvent) ?? `no ${event}`,
    start,
  );
}

describe('a delivery', () => {
  it.each([
    ['pending begin sent', 'sent'],
    ['pending begin later begin sent', 'sent'],
    ['pending begin never', 'dead'],
    ['pending begin never replay begin sent', 'sent'],
    ['pending begin later replay', 'pending'],
    ['pending replay', 'no replay'],
    ['dead begin', 'no begin'],
  ])('%s → %s', (path, state) => expect(walk(path)).toBe(state));

  it('that was sent is never sent again', () => {
    for (const event of ['begin', 'sent', 'later', 'never', 'replay'] as const)
      expect(nextDeliveryState('sent', event)).toBeNull();
  });

  it('has a way to be sent from every state', () => {
    for (const state of deliveryStates.filter((deliveryState) => deliveryState !== 'sent'))
      expect(['begin', 'replay'].some((event) => nextDeliveryState(state, event as DeliveryEvent))).toBe(
        true,
      );
  });
});

describe('pause after a try that failed', () => {
  it('grows, outlasts a day, and ends', () => {
    const all = Array.from({ length: 12 }, (_, n) => pauseAfter(n + 1, 0.5) ?? 0);
    expect([...all].sort((a, b) => a - b)).toEqual(all);
    expect(all[0]).toBe(30_000);
    expect(all.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(24 * 60 * 60_000);
    expect(pauseAfter(13, 0.5)).toBeNull();
  });

  it('is spread by a tenth to either side', () => {
    expect([pauseAfter(2, 0), pauseAfter(2, 0.9999)]).toEqual([54_000, 65_999]);
  });
});
