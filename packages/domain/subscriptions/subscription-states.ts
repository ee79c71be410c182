/** Status of a subscription. The last two are final. */
type SubscriptionStatus = 'active' | 'past_due' | 'cancel_at_period_end' | 'canceled' | 'completed';

/** Allowed transitions of each state (decision 0050). */
export const subscriptionTransitions: Readonly<Record<SubscriptionStatus, readonly SubscriptionStatus[]>> = {
  active: ['past_due', 'cancel_at_period_end', 'canceled', 'completed'],
  past_due: ['active', 'canceled', 'completed'],
  cancel_at_period_end: ['active', 'canceled'],
  canceled: [],
  completed: [],
};

/** True when a subscription may change from one state to another; an unknown state has no transitions. */
export function subscriptionMayBecome(from: string, to: SubscriptionStatus): boolean {
  return isStatus(from) && subscriptionTransitions[from].includes(to);
}

function isStatus(word: string): word is SubscriptionStatus {
  return Object.hasOwn(subscriptionTransitions, word);
}

/**
 * Tries of a charge, on day 0, 5 and 10 (decision 0033): days between two of them, and how many there are.
 */
export const dunning = { daysBetween: 5, tries: 3 } as const;

/** Status of a subscription after a successful charge. */
export function afterPayment(input: {
  readonly status: string;
  readonly paidCycles: number;
  /** 0 for ever. */
  readonly numCycles: number;
}): SubscriptionStatus {
  if (input.numCycles > 0 && input.paidCycles >= input.numCycles) return 'completed';
  return input.status === 'cancel_at_period_end' ? 'cancel_at_period_end' : 'active';
}

/** Status after a number of refused charges. */
export function afterRefusal(tries: number): 'past_due' | 'canceled' {
  return tries >= dunning.tries ? 'canceled' : 'past_due';
}
