import type { CheckoutRules, StoredTaxRule } from '@veranda/domain/checkout/checkout-rules';
import { noRules } from '@veranda/domain/checkout/checkout-rules';
import type { Destination } from '@veranda/domain/line-items/destination';
import type { TaxAmount } from '@veranda/domain/tax/apply-taxes';
import { percentText } from '@veranda/domain/tax/tax-rule';
import type { LoadedCart } from '../carts/load-cart.ts';

/** Tax of a subscription, fixed for all its charges: the rules and the place of its first charge. */
export interface FrozenTax {
  readonly taxes: CheckoutRules['taxes'];
  readonly place: Destination | null;
  /** Tax class of its product; absent for the standard class. */
  readonly taxClassId?: string;
  /** The taxes are those of a provider, which learns of every charge. */
  readonly isRecorded?: boolean;
}

/** No taxes at all, for ever. */
export const frozenUntaxed: FrozenTax = { taxes: noRules.taxes, place: null };

/**
 * Taxes used for the totals of a first charge: stored with them, since an owner may change the rules any
 * time.
 */
export function freezeTax(cart: LoadedCart): FrozenTax {
  const { taxes } = cart.read.kept.rules ?? noRules;
  const taxClassId = cart.entries[0]?.line.item?.taxClassId ?? '';
  const key = { place: cart.taxAt, taxClassId };
  if (cart.totals.taxedBy !== 'provider') return { ...key, taxes };
  const { included, rounding } = taxes;
  const rules = cart.totals.taxes.map((tax, position) => ruleSaid(tax, { position, taxClassId }));
  return { ...key, taxes: { included, rounding, rules }, isRecorded: true };
}

// Tax that a provider named for the first charge, as a rule that gives the same result for ever: of the
// goods, or of the shipping alone.
function ruleSaid(
  tax: TaxAmount,
  { position, taxClassId }: { readonly position: number; readonly taxClassId: string },
): StoredTaxRule {
  const onShipping = tax.on === 'shipping';
  return {
    id: `said-${String(position)}`,
    name: tax.name,
    area: { country: '', region: '', postalRanges: [] },
    rate: percentText(tax.ratePpm),
    ...(onShipping ? { classRates: [{ classId: taxClassId, rate: '0' }] } : {}),
    onServices: true,
    onDigital: true,
    onShipping,
  };
}
