import type { Checkout } from '@veranda/contracts/checkout';
import type { FieldView, OptionView } from '@veranda/contracts/checkout-view';
import { formatMoney } from '@veranda/domain/money/format';
import { fromWireCents } from '@veranda/domain/money/wire';
import type { BrandedSite } from '../../services/commerce/checkout-pages/checkout-brand.ts';
import type { CheckoutMessages } from '../../services/commerce/checkout-pages/checkout-messages.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Inputs of the view. */
export interface RenderedCheckout {
  readonly site: BrandedSite;
  readonly messages: CheckoutMessages;
  readonly checkout: Checkout;
  /** The key of the next press. */
  readonly attempt: string;
  readonly crumb: string;
  /** Those to be shown now: an untouched form shows none. */
  readonly problems: readonly { readonly field: string; readonly error: string }[];
  /** Changes since the buyer last saw the cart, as sentences. */
  readonly changes: readonly string[];
  readonly typed: Readonly<Record<string, string | undefined>>;
}

/** Text typed into a field, else its stored value. */
export function typedOr({ typed }: Pick<RenderedCheckout, 'typed'>, name: string, saved: string): string {
  return typed[name] ?? saved;
}

/** A field as it is drawn. Input of a card never comes back into a page. */
export function fieldView(
  drawn: Pick<RenderedCheckout, 'typed'>,
  input: Pick<FieldView, 'name' | 'label' | 'autocomplete'> & {
    readonly type?: FieldView['type'];
    readonly inputMode?: FieldView['inputMode'];
    readonly value?: string;
    readonly required?: boolean;
    readonly isHalf?: boolean;
    readonly options?: readonly OptionView[] | null;
    readonly unchosen?: string;
  },
): FieldView {
  const { name, label, autocomplete } = input;
  return {
    name,
    label,
    autocomplete,
    type: input.type ?? 'text',
    inputMode: input.inputMode ?? '',
    value: name.startsWith('card') ? '' : typedOr(drawn, name, input.value ?? ''),
    required: input.required ?? false,
    isHalf: input.isHalf ?? false,
    options: input.options ? input.options.map((option) => ({ ...option })) : null,
    unchosen: input.unchosen ?? '',
  };
}

/**
 * True when goods to be shipped have no shipping method yet: the sums are without its price then, and say so.
 */
export function isShippingOpen({ checkout: { cart } }: Pick<RenderedCheckout, 'checkout'>): boolean {
  return cart.requiresShipping && !cart.selectedShippingOption;
}

/** Wire cents as a text in the site's language. */
export function moneyOf(site: Pick<SiteEntry, 'currency' | 'language'>): (cents: number) => string {
  return (cents) => formatMoney(fromWireCents(cents, site.currency) ?? 0n, site.currency, site.language);
}
