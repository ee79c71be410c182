import { describe, expect, it } from 'vitest';
import { nextSubscriberState, type SubscriberEvent, subscriberStates } from './subscriber-states.ts';

/** `absent ask confirm` → the state after each word. */
function walk(path: string): string {
  const [start = 'absent', ...events] = path.split(' ');
  let state = start as Parameters<typeof nextSubscriberState>[0];
  for (const event of events) state = nextSubscriberState(state, event as SubscriberEvent) ?? 'absent';
  return state;
}

describe('a subscriber', () => {
  it.each([
    ['absent sign-up', 'subscribed'],
    ['absent ask', 'pending'],
    ['absent ask confirm', 'subscribed'],
    ['absent ask ask', 'pending'],
    ['absent ask sign-up', 'subscribed'],
    ['absent ask unsubscribe', 'unsubscribed'],
    ['absent ask unsubscribe confirm', 'unsubscribed'],
    ['absent sign-up ask', 'subscribed'],
    ['absent sign-up unsubscribe', 'unsubscribed'],
    ['absent sign-up unsubscribe sign-up', 'pending'],
    ['absent sign-up unsubscribe ask confirm', 'subscribed'],
    ['absent suppress', 'suppressed'],
    ['subscribed suppress sign-up ask confirm unsubscribe', 'suppressed'],
    ['suppressed release', 'unsubscribed'],
    ['absent confirm', 'absent'],
    ['absent unsubscribe', 'absent'],
    ['absent release', 'absent'],
  ])('%s → %s', (path, state) => expect(walk(path)).toBe(state));

  it('is never written to once suppressed, but by being released', () => {
    for (const event of ['sign-up', 'ask', 'confirm', 'unsubscribe', 'suppress'] as const)
      expect(nextSubscriberState('suppressed', event)).toBe('suppressed');
  });

  it('is one who has left, whatever the state before', () => {
    for (const state of subscriberStates.filter((subscriberState) => subscriberState !== 'suppressed'))
      expect(nextSubscriberState(state, 'unsubscribe')).toBe('unsubscribed');
  });
});
