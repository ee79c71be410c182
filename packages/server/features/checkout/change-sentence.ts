import type { CartChange } from '@veranda/domain/cart/cart-changes';
import type { CheckoutMessages } from '../../platform/html/checkout-messages.ts';

/** A change as a sentence; `money` writes cents in the shop's currency and language. */
export function changeSentence(
  change: CartChange,
  {
    money,
    speech: { say },
  }: { readonly money: (cents: number) => string; readonly speech: Pick<CheckoutMessages, 'say'> },
): string {
  switch (change.kind) {
    case 'added':
      return say('changeAdded', { title: change.title });
    case 'removed':
      return say('changeRemoved', { title: change.title });
    case 'quantity':
      return say('changeQuantity', { title: change.title, from: change.from, to: change.to });
    case 'price':
      return say('changePrice', {
        title: change.title,
        from: money(change.fromCents),
        to: money(change.toCents),
      });
    case 'discount':
    case 'shipping':
    case 'tax':
    case 'total': {
      const sums = { from: money(change.fromCents), to: money(change.toCents) };
      const isGone = change.kind === 'discount' && change.toCents === 0;
      return say(isGone ? 'changeNoDiscount' : sumSentences[change.kind], sums);
    }
  }
}

const sumSentences = {
  discount: 'changeDiscount',
  shipping: 'changeShipping',
  tax: 'changeTax',
  total: 'changeTotal',
} as const;
