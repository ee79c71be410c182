/** Reasons why a payment was declined, or a card not saved. Payments keep them by key. */
export const en = {
  declined: 'Your card was declined.',
  insufficientFunds: 'Your card has insufficient funds.',
  bankRefused: 'The bank declined the payment.',
  refused: 'Your payment was declined. Please try again or pay another way.',
  notCompleted: 'The payment was not completed.',
  unreadable: 'Your card could not be read. Please try again.',
  notSaved: 'The card could not be saved.',
  noSavedCard: 'No card is saved for this subscription.',
  bankAsks: 'Your bank asks you to confirm this payment.',
  expired: 'Your card has expired.',
  wrongCode: 'The security code of your card is incorrect.',
  processingError: 'Your card could not be processed. Please try again in a moment.',
} as const;
