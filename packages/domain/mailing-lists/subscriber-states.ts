/** Status of a person on a list. `suppressed` is never written to again, whatever a form says. */
export const subscriberStates = ['pending', 'subscribed', 'unsubscribed', 'suppressed'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/**
 * Events of a subscriber: a sign-up that counts at once, one that must be confirmed (`ask`), the
 * confirmation, leaving, and the owner's suppressing or releasing of an address.
 */
export type SubscriberEvent = 'sign-up' | 'ask' | 'confirm' | 'unsubscribe' | 'suppress' | 'release';

/**
 * The transitions (decision 0050); what is not in the table changes nothing. A person who has left comes back
 * by a confirmation only, so that nobody can be put back by somebody else's hand.
 */
const subscriberTransitions: Readonly<
  Record<SubscriberState | 'absent', Partial<Record<SubscriberEvent, SubscriberState>>>
> = {
  absent: { 'sign-up': 'subscribed', ask: 'pending', suppress: 'suppressed' },
  pending: {
    'sign-up': 'subscribed',
    confirm: 'subscribed',
    unsubscribe: 'unsubscribed',
    suppress: 'suppressed',
  },
  subscribed: { unsubscribe: 'unsubscribed', suppress: 'suppressed' },
  unsubscribed: { 'sign-up': 'pending', ask: 'pending', suppress: 'suppressed' },
  suppressed: { release: 'unsubscribed' },
};

/** The state after an event; somebody who is not on the list and does not come stays away (null). */
export function nextSubscriberState(
  state: SubscriberState | 'absent',
  event: SubscriberEvent,
): SubscriberState | null {
  return subscriberTransitions[state][event] ?? (state === 'absent' ? null : state);
}

/** True when a text of the database is a state. */
export function isSubscriberState(word: string): word is SubscriberState {
  return subscriberStates.some((state) => state === word);
}
