/** Reasons why a payment was declined, as providers name them. */
export const en = {
  declined: 'Your card was declined.',
  insufficientFunds: 'Your card has insufficient funds.',
  bankRefused: 'The bank refused the payment.',
  refused: 'Your payment was refused. Please try again or pay another way.',
} as const;
