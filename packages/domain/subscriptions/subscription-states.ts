/** Where a subscription stands. The last two are final. */
export type SubscriptionStatus = 'active' | 'past_due' | 'cancel_at_period_end' | 'canceled' | 'completed';

/** What each state may become (commerce, state machines). */
export const subscriptionTransitions: Readonly<Record<SubscriptionStatus, readonly SubscriptionStatus[]>> = {
  active: ['past_due', 'cancel_at_period_end', 'canceled', 'completed'],
  past_due: ['active', 'canceled', 'completed'],
  cancel_at_period_end: ['active', 'canceled'],
  canceled: [],
  completed: [],
};

/** Whether a subscription may go from one state to another; a word that is no state goes nowhere. */
export function subscriptionMayBecome(from: string, to: SubscriptionStatus): boolean {
  return isStatus(from) && subscriptionTransitions[from].includes(to);
}

function isStatus(word: string): word is SubscriptionStatus {
  return Object.hasOwn(subscriptionTransitions, word);
}

/** Tries of a charge, on day 0, 5 and 10 (commerce, subscription): days between two of them, and how many there are. */
export const dunning = { daysBetween: 5, tries: 3 } as const;

/** Where a subscription stands after a charge of it went through. */
export function afterPayment(given: {
  readonly status: string;
  readonly paidCycles: number;
  /** 0 for ever. */
  readonly numCycles: number;
}): SubscriptionStatus {
  if (given.numCycles > 0 && given.paidCycles >= given.numCycles) return 'completed';
  return given.status === 'cancel_at_period_end' ? 'cancel_at_period_end' : 'active';
}

/** Where it stands after a charge was refused so many times. */
export function afterRefusal(tries: number): 'past_due' | 'canceled' {
  return tries >= dunning.tries ? 'canceled' : 'past_due';
}
