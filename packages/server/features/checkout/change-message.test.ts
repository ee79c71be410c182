import { cartChanges, type SeenCart } from '@veranda/domain/cart/cart-changes';
import { describe, expect, it } from 'vitest';
import { checkoutMessages } from '../../services/commerce/checkout-pages/checkout-messages.ts';
import { changeMessage } from './change-message.ts';

/** `mug 2@1200, cap 1@500 | -100 +550 ~30 = 3380`: entries, discount, shipping, tax, total. */
function cart(line: string): SeenCart {
  const [entries = '', sums = ''] = line.split(' | ');
  const sum = (sign: string) => Number(new RegExp(`\\${sign} ?(\\d+)`).exec(sums)?.[1] ?? 0);
  return {
    entries: entries.split(', ').flatMap((one) => {
      const found = /^(\w+) (\d+)@(\d+)$/.exec(one);
      if (!found) return [];
      const [, id = '', quantity, unit] = found;
      return [{ id, title: id, quantity: Number(quantity), unitCents: Number(unit) }];
    }),
    discountCents: sum('-'),
    shippingCents: sum('+'),
    taxCents: sum('~'),
    totalCents: sum('='),
  };
}

const messages = checkoutMessages('en-US');
const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

describe('the changes of a cart', () => {
  it.each([
    ['mug 1@1200 | = 1200', 'mug 1@1200 | = 1200', []],
    [
      'mug 1@1200 | = 1200',
      'mug 1@1500 | = 1500',
      ['mug now costs $15.00 (was $12.00).', 'The total is now $15.00 (was $12.00).'],
    ],
    [
      'mug 2@1200, cap 1@500 | = 2900',
      'mug 1@1200 | = 1200',
      [
        'cap is no longer in the cart.',
        'mug: the quantity is now 1 (was 2).',
        'The total is now $12.00 (was $29.00).',
      ],
    ],
    [
      'mug 1@1200 | -200 = 1000',
      'mug 1@1200 | = 1200',
      ['The discount of $2.00 no longer applies.', 'The total is now $12.00 (was $10.00).'],
    ],
    [
      'mug 1@1200 | +550 ~10 = 1760',
      'mug 1@1200, cap 1@500 | +700 ~12 = 2412',
      [
        'cap was added to the cart.',
        'Shipping is now $7.00 (was $5.50).',
        'Tax is now $0.12 (was $0.10).',
        'The total is now $24.12 (was $17.60).',
      ],
    ],
  ])('from %s to %s', (before, after, sentences) => {
    expect(
      cartChanges(cart(before), cart(after)).map((cartChange) =>
        changeMessage(cartChange, { money, messages }),
      ),
    ).toEqual(sentences);
  });
});
