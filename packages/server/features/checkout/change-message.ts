import type { CartChange } from '@veranda/domain/cart/cart-changes';
import type { CheckoutMessages } from '../../services/commerce/checkout-pages/checkout-messages.ts';

/** Message about a change; `money` writes cents in the shop's currency and language. */
export function changeMessage(
  change: CartChange,
  {
    money,
    messages: { t },
  }: { readonly money: (cents: number) => string; readonly messages: Pick<CheckoutMessages, 't'> },
): string {
  switch (change.kind) {
    case 'added':
      return t('changeAdded', { title: change.title });
    case 'removed':
      return t('changeRemoved', { title: change.title });
    case 'quantity':
      return t('changeQuantity', { title: change.title, from: change.from, to: change.to });
    case 'price':
      return t('changePrice', {
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
      return t(isGone ? 'changeNoDiscount' : sumMessages[change.kind], sums);
    }
  }
}

const sumMessages = {
  discount: 'changeDiscount',
  shipping: 'changeShipping',
  tax: 'changeTax',
  total: 'changeTotal',
} as const;
