import { findCheckoutRules } from '@veranda/db/checkout/rules';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findOddAmounts, lockCurrency, rescaleAmounts } from '@veranda/db/sites/currency';
import { amountsOf } from '@veranda/domain/checkout/checkout-rules';
import { digitsOf, parseMajor, toMajor } from '@veranda/domain/money/money';
import { type Refusal, refuse } from '@veranda/domain/refusal';

const maxNamed = 8;

/**
 * Lets everything that a site sells keep its numbers in another currency: 12.50 stays 12.50, and 12.00 is 12
 * where there are no cents. Amounts that the other currency cannot hold are named, and nothing is changed
 * then. Whoever writes sums is waited for: to be called before any row is locked.
 */
export async function changeCurrency(tx: SiteTransaction, currency: string): Promise<Refusal | null> {
  const before = await lockCurrency(tx);
  const [from, to] = [digitsOf(before), digitsOf(currency)];
  if (from === to) return null;
  if (to < from) {
    const odd = await oddAmounts(tx, { before, currency });
    if (odd.length > 0) {
      const more = odd.length > maxNamed ? ', …' : '';
      const amounts = odd.slice(0, maxNamed).join(', ') + more;
      return refuse('currency-too-coarse', {
        field: 'settings.currency',
        params: { currency, digits: to, amounts },
      });
    }
  }
  await rescaleAmounts(tx, { times: 10n ** BigInt(to), by: 10n ** BigInt(from) });
  return null;
}

async function oddAmounts(
  tx: SiteTransaction,
  { before, currency }: { readonly before: string; readonly currency: string },
): Promise<string[]> {
  const [from, to] = [digitsOf(before), digitsOf(currency)];
  const scale = { unit: 10n ** BigInt(from - to), major: 10n ** BigInt(from), limit: maxNamed + 1 };
  const sold = await findOddAmounts(tx, scale);
  const rules = (await findCheckoutRules(tx))?.doc;
  const ruled = [
    { name: 'minimum order', amount: rules?.minimumOrder ?? '0' },
    ...(rules?.shippingMethods ?? []).flatMap((method) =>
      amountsOf(method).map((amount) => ({ name: method.name, amount })),
    ),
  ].filter(({ amount }) => parseMajor(amount, currency) === null);
  const named = [...sold.map(({ name, minor }) => ({ name, amount: toMajor(minor, before) })), ...ruled];
  return named.map(({ name, amount }) => `${name} (${amount})`);
}
