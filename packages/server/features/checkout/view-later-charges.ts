import type { SumView } from '@veranda/contracts/checkout-view';
import { translatorOf } from '@veranda/messages/catalog';
import { entitlementMessages } from '@veranda/messages/entitlements/messages';
import { dayText } from '../../platform/locales/day-text.ts';
import { type RenderedCheckout, moneyOf } from './view-parts.ts';

/**
 * Charges after today: how much and how often, when next, and what it comes to where it ends; empty for
 * nothing.
 */
export function laterSums({ checkout, site }: RenderedCheckout): SumView[] {
  const { laterCharges: later, cart } = checkout;
  if (later === null) return [];
  const t = translatorOf(entitlementMessages, site.language);
  const line = (name: string, amount: string): SumView => ({ name, amount, kind: 'part' });
  const total = cart.grandTotalCents + (later.charges - 1) * later.amountCents;
  const inAll = { count: later.charges, amount: moneyOf(site)(total) };
  return [
    line(t('subscribeLaterLabel'), later.phrase),
    line(t('subscribeNextLabel'), dayText(new Date(later.nextAt), site)),
    ...(later.charges === 0 ? [] : [line(t('subscribeTotalLabel'), t('subscribeTotalMany', inAll))]),
  ];
}

/** The same in a line, for where the button is; empty for nothing. */
export function laterLine(drawn: RenderedCheckout): string {
  return laterSums(drawn)
    .map(({ name, amount }) => `${name}: ${amount}`)
    .join(' · ');
}
