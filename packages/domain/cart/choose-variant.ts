import type { ProductKind } from '../catalog/codes.ts';
import { findVariant } from '../catalog/options.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** A visitor's choice: a SKU, or a value for each option. */
export interface Choice {
  readonly sku: string | null;
  readonly options: Readonly<Record<string, string>>;
}

/** A variant that can be chosen. */
interface Choosable {
  readonly id: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A product among whose variants is chosen. */
interface ChoosableProduct<V extends Choosable> {
  readonly kind: ProductKind;
  readonly optionOrdering: readonly string[];
  readonly variants: readonly V[];
}

/** The variant that was chosen, or what is missing in the words of storefront §5. */
export function chooseVariant<V extends Choosable>(
  product: ChoosableProduct<V>,
  choice: Choice,
): V | Refusal {
  const unavailable = refuse('variant-unavailable', { field: 'sku' });
  if (choice.sku !== null && choice.sku !== '')
    return product.variants.find((variant) => variant.sku === choice.sku) ?? unavailable;
  if (product.variants.length === 1) return product.variants[0] ?? unavailable;
  // Storefront §2: a digital product has no selectors, so that whoever names nothing has chosen its first variant.
  const isSilent = Object.values(choice.options).every((value) => value === '');
  if (product.kind === 'digital' && isSilent) return product.variants[0] ?? unavailable;
  const missing = product.optionOrdering.filter((name) => (choice.options[name] ?? '') === '');
  if (missing.length > 0) return missingOptions(product.kind, missing);
  return findVariant(product.variants, product.optionOrdering, choice.options) ?? unavailable;
}

function missingOptions(kind: ProductKind, missing: readonly string[]): Refusal {
  if (kind === 'gift-card') return refuse('select-denomination', { field: 'sku' });
  const field = `option.${missing[0]}`;
  const [first = '', second = ''] = missing;
  if (missing.length === 1) return refuse('select-option', { field, params: { option: first } });
  if (missing.length === 2)
    return refuse('select-two-options', { field, params: { option1: first, option2: second } });
  const last = missing.at(-1) ?? '';
  return refuse('select-options', { field, params: { list: missing.slice(0, -1).join(', '), last } });
}
