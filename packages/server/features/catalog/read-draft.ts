import type { ProductBody } from '@veranda/contracts/catalog';
import { checkProduct } from '@veranda/domain/catalog/check-product';
import type { ProductDraft, VariantDraft } from '@veranda/domain/catalog/product';
import { fillBlankSkus } from '@veranda/domain/catalog/sku';
import { slugify } from '@veranda/domain/catalog/slug';
import { parseStoredMinor, parseMajor } from '@veranda/domain/money/money';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { cleanHtml } from '../../platform/html/clean-html.ts';

/** A product as the studio sent it, cleaned and checked; or every fault of it, named by field. */
export function readDraft(
  deps: Pick<Deps, 'random'>,
  body: ProductBody,
  currency: string,
): ProductDraft | Refusal {
  const prices = body.variants.flatMap((variant, index) => [
    { field: `variants.${index}.price`, amount: variant.price },
    { field: `variants.${index}.salePrice`, amount: variant.salePrice ?? '0' },
  ]);
  const malformed = prices
    .filter(({ amount }) => parseMajor(amount, currency) === null)
    .map(({ field }) => refuse('price-malformed', { field }));
  if (malformed.length > 0) return together(malformed);
  const draft = toDraft(body, currency, () => randomNumber(deps));
  const faults = checkProduct(draft, currency);
  return faults.length > 0 ? together(faults) : draft;
}

/** Seven random digits and more, for an SKU. */
export function randomNumber(deps: Pick<Deps, 'random'>): number {
  return Buffer.from(deps.random(4)).readUInt32BE(0);
}

/** Several refusals as one: the first, with the others beside it. */
function together(faults: readonly Refusal[]): Refusal {
  const [first, ...also] = faults.map((fault) => ({ ...fault, field: `product.${fault.field ?? ''}` }));
  if (!first) throw new Error('there is no fault to answer');
  return also.length > 0 ? { ...first, also } : first;
}

function toDraft(body: ProductBody, currency: string, nextNumber: () => number): ProductDraft {
  const variants = body.variants.map((variant): VariantDraft => {
    const ordered = body.optionOrdering.map((name) => [name.trim(), (variant.attributes[name] ?? '').trim()]);
    return {
      id: variant.id ?? null,
      sourceId: null,
      sku: variant.sku,
      attributes: Object.fromEntries(ordered),
      priceMinor: parseStoredMinor(variant.price, currency),
      salePriceMinor: variant.salePrice === null ? null : parseMajor(variant.salePrice, currency),
      onSale: variant.onSale,
      gtin: variant.gtin ?? null,
      mpn: variant.mpn ?? null,
      mainImageId: variant.mainImageId ?? null,
      stock: { unlimited: variant.stock.unlimited, quantity: variant.stock.quantity },
    };
  });
  const { withoutRedirect: _apart, ...fields } = body;
  return {
    ...fields,
    title: body.title.trim(),
    urlSlug: slugify(body.urlSlug),
    description: cleanHtml(body.description),
    excerpt: cleanHtml(body.excerpt),
    tags: distinctTags(body.tags),
    optionOrdering: body.optionOrdering.map((name) => name.trim()),
    variants: fillBlankSkus(variants, nextNumber),
  };
}

/**
 * Tags without repeats (in whatever case), in their order; a comma parts two, as it does in a product file.
 */
function distinctTags(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags
    .flatMap((tag) => tag.split(','))
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '' && !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()));
}
