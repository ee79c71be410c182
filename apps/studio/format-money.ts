import { studioLanguage } from '@veranda/messages/studio/language';
import { formatMoney } from '@veranda/domain/money/format';
import { isCurrency, parseMajor } from '@veranda/domain/money/money';

/** An amount of the wire for people: `{value: "12.50", currency: "EUR"}` is "€12.50". */
export function showMoney(money: { readonly value: string; readonly currency: string }): string {
  const minor = isCurrency(money.currency) ? parseMajor(money.value, money.currency) : null;
  return minor === null
    ? `${money.value} ${money.currency}`
    : formatMoney(minor, money.currency, studioLanguage().tag);
}
