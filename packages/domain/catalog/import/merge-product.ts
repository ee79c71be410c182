import { countsStock, type ProductState } from '../codes.ts';
import { optionKey } from '../options.ts';
import type { Product, ProductDraft, Variant, VariantDraft } from '../product.ts';
import { fillBlankSkus } from '../sku.ts';
import { slugify } from '../slug.ts';
import type { FileProduct, FileVariant } from './file-products.ts';

/** A draft made from a file: categories are paths still, and pictures are fetched later. */
export interface FileDraft extends ProductDraft {
  /** Null: the file does not say, the product keeps what it has. */
  readonly categoryPaths: readonly string[] | null;
  /** Row of the file by variant; null for a variant that the file does not name. */
  readonly variantRows: readonly (number | null)[];
}

/** Dependencies of a draft product. */
export interface MergeContext {
  readonly clean: (html: string) => string;
  readonly nextNumber: () => number;
}

/**
 * A new product from a file; what the file does not say is empty, unlimited stock is only said by the file.
 */
export function draftOf(file: FileProduct, context: MergeContext): FileDraft {
  const variants = file.variants.map((variant): VariantDraft => toDraft(variant, file, null));
  return {
    kind: file.kind,
    title: file.title,
    urlSlug: slugify(file.url),
    description: context.clean(file.description ?? ''),
    excerpt: '',
    tags: file.tags ?? [],
    state: stateOf(file.visible, null),
    optionOrdering: file.optionOrdering,
    weightGrams: file.weightGrams ?? 0,
    lengthMm: file.lengthMm ?? 0,
    widthMm: file.widthMm ?? 0,
    heightMm: file.heightMm ?? 0,
    customAddText: null,
    seoTitle: '',
    seoDescription: '',
    imageIds: [],
    categoryIds: [],
    categoryPaths: leafPaths(file),
    variants: fillBlankSkus(variants, context.nextNumber),
    variantRows: file.variants.map((variant) => variant.row),
  };
}

/**
 * A product with what the file says about it: variants are found by id, SKU or options; those that the file
 * does not name stay. The type is not changed, as its column says.
 */
export function mergedDraft(file: FileProduct, product: Product, context: MergeContext): FileDraft {
  const ordering = file.optionOrdering.length > 0 ? file.optionOrdering : product.optionOrdering;
  const left = [...product.variants];
  const named = file.variants.map((variant) => {
    const at = findAt(left, variant, ordering);
    const [old] = at < 0 ? [null] : left.splice(at, 1);
    return toDraft(variant, { ...file, kind: product.kind }, old ?? null);
  });
  const variants = [...named, ...left];
  return {
    ...product,
    title: file.title === '' ? product.title : file.title,
    urlSlug: slugify(file.url) || product.urlSlug,
    description: file.description === null ? product.description : context.clean(file.description),
    tags: file.tags ?? product.tags,
    state: stateOf(file.visible, product.state),
    optionOrdering: ordering,
    weightGrams: file.weightGrams ?? product.weightGrams,
    lengthMm: file.lengthMm ?? product.lengthMm,
    widthMm: file.widthMm ?? product.widthMm,
    heightMm: file.heightMm ?? product.heightMm,
    categoryPaths: leafPaths(file),
    variants: fillBlankSkus(variants, context.nextNumber),
    variantRows: variants.map((_variant, index) => file.variants[index]?.row ?? null),
  };
}

/** True when saving the draft would not change the product. */
export function isUnchanged(product: Product, draft: FileDraft, paths: readonly string[]): boolean {
  const plain = [
    'title',
    'urlSlug',
    'description',
    'state',
    'weightGrams',
    'lengthMm',
    'widthMm',
    'heightMm',
  ] as const;
  return (
    plain.every((field) => product[field] === draft[field]) &&
    sameTexts(product.tags, draft.tags) &&
    sameTexts(product.optionOrdering, draft.optionOrdering) &&
    (draft.categoryPaths === null || sameTexts([...paths].sort(), [...draft.categoryPaths].sort())) &&
    product.variants.length === draft.variants.length &&
    product.variants.every((variant, index) => sameVariant(variant, draft.variants[index], product))
  );
}

function sameVariant(variant: Variant, draft: VariantDraft | undefined, product: Product): boolean {
  if (!draft || draft.id !== variant.id) return false;
  const plain = ['sku', 'priceMinor', 'salePriceMinor', 'onSale', 'gtin', 'mpn'] as const;
  const sameStock =
    !countsStock(product.kind) ||
    (variant.stock.unlimited === draft.stock.unlimited &&
      (variant.stock.unlimited || variant.stock.quantity === draft.stock.quantity));
  return (
    sameStock &&
    plain.every((field) => variant[field] === draft[field]) &&
    optionKey(product.optionOrdering, variant.attributes) ===
      optionKey(product.optionOrdering, draft.attributes)
  );
}

function toDraft(variant: FileVariant, file: FileProduct, old: Variant | null): VariantDraft {
  const { key, stock, sku, gtin, mpn, attributes, priceMinor, salePriceMinor, onSale } = variant;
  const fresh = { unlimited: !countsStock(file.kind), quantity: 0 };
  return {
    attributes,
    priceMinor,
    salePriceMinor,
    onSale,
    id: old?.id ?? null,
    sourceId: old ? old.sourceId : key === '' ? null : key,
    sku: sku === '' ? (old?.sku ?? '') : sku,
    gtin: gtin ?? old?.gtin ?? null,
    mpn: mpn ?? old?.mpn ?? null,
    mainImageId: old?.mainImageId ?? null,
    stock:
      stock === null
        ? (old?.stock ?? fresh)
        : stock.unlimited && old
          ? { ...old.stock, unlimited: true }
          : stock,
  };
}

function findAt(variants: readonly Variant[], wanted: FileVariant, ordering: readonly string[]): number {
  const { key, sku } = wanted;
  const byId =
    key === '' ? -1 : variants.findIndex((variant) => variant.id === key || variant.sourceId === key);
  if (byId >= 0) return byId;
  const bySku = sku === '' ? -1 : variants.findIndex((variant) => variant.sku === sku);
  if (bySku >= 0) return bySku;
  const combination = optionKey(ordering, wanted.attributes);
  return variants.findIndex((variant) => optionKey(ordering, variant.attributes) === combination);
}

function stateOf(visible: boolean | null, old: ProductState | null): ProductState {
  if (visible === null) return old ?? 'published';
  if (visible) return 'published';
  return old === null || old === 'published' ? 'hidden' : old;
}

function leafPaths(file: FileProduct): string[] | null {
  if (file.categories === null) return null;
  return [...new Set(file.categories.map((steps) => steps.at(-1)?.path ?? ''))];
}

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
