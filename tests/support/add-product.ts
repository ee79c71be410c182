import type { Session } from './browser-session.ts';

/** A product as its owner would enter it. */
export interface ProductToAdd {
  /** Physical when nothing is said. */
  readonly kind?: string;
  readonly title: string;
  readonly options?: readonly string[];
  readonly tags?: readonly string[];
  readonly variants: readonly VariantToAdd[];
}

interface VariantToAdd {
  /** One of each option, in their order. */
  readonly values?: readonly string[];
  readonly price: string;
  /** On sale at this price. */
  readonly salePrice?: string;
  /** Stock; unlimited when nothing is said. */
  readonly left?: number;
}

/**
 * Adds a product to the store of a site through the studio. SKUs are `TITLE-0`, `TITLE-1`, …; @returns its
 * id.
 */
export async function addProduct(
  { owner, siteId }: { readonly owner: Session; readonly siteId: string },
  { kind = 'physical', title, options = [], tags = [], variants }: ProductToAdd,
): Promise<string> {
  const base = `/api/studio/sites/${siteId}`;
  const { stores } = (await owner.send('GET', `${base}/stores`)).json;
  const product = {
    kind,
    title,
    urlSlug: '',
    description: '',
    excerpt: '',
    tags,
    state: 'published',
    optionOrdering: options,
    weightGrams: 0,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    imageIds: [],
    customAddText: null,
    seoTitle: '',
    seoDescription: '',
    categoryIds: [],
    variants: variants.map(({ values = [], price, salePrice, left }, index) => ({
      sku: `${title.toUpperCase()}-${index}`,
      attributes: Object.fromEntries(options.map((option, place) => [option, values[place]])),
      price,
      salePrice: salePrice ?? null,
      onSale: salePrice !== undefined,
      stock: { unlimited: left === undefined, quantity: left ?? 0 },
    })),
  };
  const made = await owner.send('POST', `${base}/products`, { collectionId: stores[0].id, product });
  if (made.status !== 200) throw new Error(made.text);
  return made.json.product.id;
}
