import { formatMoney } from '@veranda/domain/money/format';
import { type WireMoney, toWireMoney } from '@veranda/domain/money/wire';
import type { Session } from './session.ts';

/** An amount in a context: the shape that the money formatters take, and its text in the site's manner. */
export interface MoneyView extends WireMoney {
  readonly text: string;
}

/** Minor units of the site's currency for a template. */
export function moneyView(session: Session, minor: bigint): MoneyView {
  const { currency, language } = session.snapshot.website;
  return { ...toWireMoney(minor, currency), text: formatMoney(minor, currency, language) };
}
