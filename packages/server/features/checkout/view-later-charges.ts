import type { SumView } from '@veranda/contracts/checkout-view';
import { fillText, storefrontTexts } from '@veranda/contracts/storefront-strings';
import { dayText } from '../../platform/day-text.ts';
import { type DrawnCheckout, moneyOf } from './view-parts.ts';

/** What is charged after today: how much and how often, when next, and what it comes to where it ends; empty for nothing. */
export function laterSums({ checkout, site }: DrawnCheckout): SumView[] {
  const { laterCharges: later, cart } = checkout;
  if (later === null) return [];
  const texts = storefrontTexts(site.language);
  const line = (name: string, amount: string): SumView => ({ name, amount, kind: 'part' });
  const total = cart.grandTotalCents + (later.charges - 1) * later.amountCents;
  const inAll = { count: String(later.charges), amount: moneyOf(site)(total) };
  return [
    line(texts.subscribeLaterLabel, later.phrase),
    line(texts.subscribeNextLabel, dayText(new Date(later.nextAt), site)),
    ...(later.charges === 0
      ? []
      : [line(texts.subscribeTotalLabel, fillText(texts.subscribeTotalMany, inAll))]),
  ];
}

/** The same in a line, for where the button is; empty for nothing. */
export function laterLine(drawn: DrawnCheckout): string {
  return laterSums(drawn)
    .map(({ name, amount }) => `${name}: ${amount}`)
    .join(' · ');
}
