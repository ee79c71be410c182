/**
 * True when a cart buys something that belongs to an account: a subscription, or a membership that is paid
 * once.
 */
export function needsAccount(purpose: string): boolean {
  return purpose === 'subscription' || purpose === 'membership';
}
