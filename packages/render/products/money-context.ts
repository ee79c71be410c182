import { formatMoney } from '@veranda/domain/money/format';
import { type WireMoney, toWireMoney } from '@veranda/domain/money/wire';
import type { Session } from '../context/session.ts';

/**
 * An amount in a context: both shapes of money that the formatters take (storefront §3), and its text in the
 * site's manner.
 */
interface MoneyView extends WireMoney {
  readonly decimalValue: string;
  readonly currencyCode: string;
  readonly text: string;
}

/** Minor units of the site's currency for a template. */
export function moneyView(session: Session, minor: bigint): MoneyView {
  const { currency, language } = session.snapshot.website;
  const money = toWireMoney(minor, currency);
  return {
    ...money,
    decimalValue: money.value,
    currencyCode: money.currency,
    text: formatMoney(minor, currency, language),
  };
}
