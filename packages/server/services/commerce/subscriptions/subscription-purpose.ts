/** Whether a cart is for what belongs to an account: a subscription, or a membership that is paid once. */
export function needsAccount(purpose: string): boolean {
  return purpose === 'subscription' || purpose === 'membership';
}
