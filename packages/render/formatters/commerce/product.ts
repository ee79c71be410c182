import { refOf } from '@veranda/template/refs';
import type { Scope } from '@veranda/template/registry';
import { asBoolean, asNumber, descend, isObject, member, text, truthy } from '@veranda/template/values';

/** A product as templates see it: the item's `structuredContent` (§4). */
export interface Product {
  readonly content: unknown;
  readonly kind: ProductKind;
  readonly variants: readonly unknown[];
}

/** `unknown` is any number outside the table, such as a paywall before templates knew it. */
type ProductKind = 'physical' | 'digital' | 'service' | 'gift-card' | 'paywall' | 'unknown';

const KINDS: ReadonlyMap<number, ProductKind> = new Map([
  [1, 'physical'],
  [2, 'digital'],
  [3, 'service'],
  [4, 'gift-card'],
  [5, 'paywall'],
]);

/** Reads the product of an item. */
export function productOf(item: unknown): Product {
  const content = member(item, 'structuredContent');
  const variants = member(content, 'variants');
  return {
    content,
    kind: KINDS.get(asNumber(member(content, 'productType'))) ?? 'unknown',
    variants: Array.isArray(variants) ? variants : [],
  };
}

/** On sale: any variant of a physical product or service, or the digital product itself (storefront §4). */
export function onSale({ content, kind, variants }: Product): boolean {
  if (kind === 'physical' || kind === 'service') return variants.some(saleFlag);
  return kind === 'digital' && saleFlag(content);
}

export function saleFlag(value: unknown): boolean {
  return asBoolean(member(value, 'onSale'));
}

/**
 * Sold out: a physical product or service whose variants are all limited and out of stock; digital products,
 * gift cards and paywalls never are (storefront §4), and a product of an unknown type always is (§4).
 */
export function soldOut({ kind, variants }: Product): boolean {
  if (kind === 'unknown') return true;
  if (kind !== 'physical' && kind !== 'service') return false;
  return !variants.some((variant) => unlimited(variant) || stockOf(variant) > 0);
}

/** Several prices: the variants differ in onSale, in salePrice when on sale, or in price (storefront §4). */
export function variedPrices({ kind, variants }: Product): boolean {
  if (kind !== 'physical' && kind !== 'service' && kind !== 'gift-card') return false;
  const [first, ...rest] = variants;
  return rest.some(
    (one) =>
      saleFlag(one) !== saleFlag(first) ||
      (saleFlag(one) && minor(one, 'salePrice') !== minor(first, 'salePrice')) ||
      minor(one, 'price') !== minor(first, 'price'),
  );
}

/** A choice among variants: never for digital products. */
export function hasVariants({ kind, variants }: Product): boolean {
  return kind !== 'digital' && kind !== 'unknown' && variants.length > 1;
}

/** Pieces in stock; infinite for what is not counted (storefront §4). */
export function totalStock({ kind, variants }: Product): number {
  if (kind === 'digital' || kind === 'gift-card' || variants.some(unlimited)) return Number.POSITIVE_INFINITY;
  return variants.reduce<number>((sum, variant) => sum + stockOf(variant), 0);
}

export function subscribable({ content }: Product): boolean {
  return asBoolean(member(content, 'isSubscribable'));
}

interface VariantOption {
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * The options that a visitor chooses from, in the owner's order, each with its values as they first occur.
 */
export function variantOptions({ content, variants }: Product): VariantOption[] {
  const ordering = member(content, 'variantOptionOrdering');
  if (variants.length < 2 || !Array.isArray(ordering)) return [];
  return ordering.map(text).flatMap((name) => {
    const found = variants.map((variant) => text(member(member(variant, 'attributes'), name)));
    const values = [...new Set(found.filter((value) => value !== ''))];
    return name === '' || values.length === 0 ? [] : [{ name, values }];
  });
}

const merchandisingRef = refOf('productMerchandisingContext');

/** The merchandising settings of an item (§4); undefined when there are none. */
export function merchandising(item: unknown, scope: Scope): unknown {
  const id = text(member(item, 'id'));
  const found = id === '' ? undefined : member(scope.resolve(merchandisingRef), id);
  return isObject(found) ? found : undefined;
}

/** A text of `localizedStrings`, or the English one. */
export function localized(scope: Scope, key: string, english: string): string {
  const found = descend(scope.resolve(stringsRef), [key], 0);
  return truthy(found) ? text(found) : english;
}

const stringsRef = refOf('localizedStrings');

function unlimited(variant: unknown): boolean {
  return asBoolean(member(variant, 'unlimited'));
}

function stockOf(variant: unknown): number {
  return asNumber(member(variant, 'qtyInStock'));
}

function minor(variant: unknown, key: string): number {
  return asNumber(member(variant, key));
}
