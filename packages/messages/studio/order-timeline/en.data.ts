/** Timeline of an order, by the kind of the event; the server writes it for the studio in its language. */
export const en = {
  placed: 'The order was placed.',
  'payment-captured': 'The payment was captured.',
  'payment-awaited': 'The payment is pending.',
  'payment-mismatched':
    'The amount or currency at the payment provider differs from the order. No order was placed.',
  'dispute-open': 'The customer’s bank has disputed the payment.',
  'dispute-won': 'The dispute was won. You keep the money.',
  'dispute-lost': 'The dispute was lost. The bank has taken the money back.',
  shipped: 'Items were shipped.',
  fulfilled: 'The order was fulfilled.',
  refunded: 'A refund was made.',
  returned: 'Items were returned without a refund.',
  'refund-unaccounted': 'More was refunded at the provider than was left. That refund is not counted here.',
  canceled: 'The order was canceled.',
  'cancel-stopped': 'The order was not canceled because it was paid or shipped in the meantime.',
  reopened: 'The order was marked as pending again.',
  'note-added': 'A note was added.',
  'note-changed': 'The note was edited.',
  'note-removed': 'A note was removed.',
  'mail-sent':
    '{mail, select, shipping {The shipping email was sent.} refund {The refund email was sent.} cancellation {The cancellation email was sent.} payment {The payment email was sent.} other {The confirmation was sent.}}',
  'refund-lapsed':
    '{amount} went back to the gift card ending in {last4} and was lost because the card is disabled.',
  'refund-failed':
    'The bank returned a refund. The shop has the money again.{partly, select, yes { {kept} went to a gift card whose balance is already spent and stays refunded.} other {}}{stock, select, restocked { The restocked items stay in stock.} other {}}{order, select, canceled { The order stays canceled. Please refund the money another way.} other {}}',
  'not-paid-in-time': 'The order was not paid in time.',
} as const;
