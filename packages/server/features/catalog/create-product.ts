import type { ProductBody } from '@veranda/contracts/catalog';
import { findCollectionRoom, findProduct } from '@veranda/db/catalog/reader';
import { lockStore } from '@veranda/db/catalog/stores';
import { insertProducts } from '@veranda/db/catalog/writer';
import { copyProductShippingTax } from '@veranda/db/shipping/product-shipping-tax';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { catalogLimits } from '@veranda/domain/catalog/limits';
import type { Product, ProductDraft } from '@veranda/domain/catalog/product';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { currencyProblem } from '../../services/commerce/currency/currency-problem.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { checkReferences, placeSlug } from './place-product.ts';
import { readDraft } from './read-draft.ts';

/** Adds a product to a store page, at its end. */
export async function createProduct(
  deps: Deps,
  site: SiteEntry,
  wanted: {
    /** Id of the product: an existing product with it is answered as it is. */
    readonly id?: string;
    readonly collectionId: string;
    readonly body: ProductBody;
    readonly actor: string;
  },
): Promise<Product | Refusal> {
  const draft = readDraft(deps, wanted.body, site.currency);
  if (isRefusal(draft)) return draft;
  const answer = await deps.db.forSite(site.id, (tx) =>
    addDraft(deps, tx, {
      site,
      collectionId: wanted.collectionId,
      draft,
      actor: wanted.actor,
      id: wanted.id ?? deps.newId(),
    }),
  );
  if (!isRefusal(answer)) await deps.sites.refresh(site.id);
  return answer;
}

/** A hidden copy of a product with SKUs of its own and nothing of its export's ids. */
export async function duplicateProduct(
  deps: Deps,
  site: SiteEntry,
  { id, actor }: { readonly id: string; readonly actor: string },
): Promise<Product | Refusal> {
  const answer = await deps.db.forSite(site.id, async (tx) => {
    const otherCurrency = await currencyProblem(tx, site);
    if (otherCurrency) return otherCurrency;
    const product = await findProduct(tx, id);
    if (!product) return refuse('product-not-found');
    const draft: ProductDraft = {
      ...product,
      title: `${product.title.slice(0, catalogLimits.title - 7)} (copy)`,
      urlSlug: '',
      state: 'hidden',
      variants: product.variants.map((variant) => ({ ...variant, id: null, sourceId: null })),
    };
    const copy = await addDraft(deps, tx, {
      id: deps.newId(),
      site,
      collectionId: product.collectionId,
      draft,
      actor,
    });
    if (!isRefusal(copy)) await copyProductShippingTax(tx, { from: id, to: copy.id });
    return copy;
  });
  if (!isRefusal(answer)) await deps.sites.refresh(site.id);
  return answer;
}

interface CreateProductInput {
  readonly id: string;
  readonly site: SiteEntry;
  readonly collectionId: string;
  readonly draft: ProductDraft;
  readonly actor: string;
}

async function addDraft(
  deps: Deps,
  tx: SiteTransaction,
  input: CreateProductInput,
): Promise<Product | Refusal> {
  const { id, site, collectionId, draft, actor } = input;
  const existing = await findProduct(tx, id);
  if (existing) return existing;
  const otherCurrency = await currencyProblem(tx, site);
  if (otherCurrency) return otherCurrency;
  if (!(await lockStore(tx, collectionId))) return refuse('store-not-found', { field: 'collectionId' });
  const room = await findCollectionRoom(tx, collectionId);
  if (room.count >= catalogLimits.productsPerCollection)
    return refuse('too-many-products', { params: { limit: catalogLimits.productsPerCollection } });
  const unknown = await checkReferences(tx, collectionId, draft);
  if (unknown) return unknown;
  const product = placedProduct(deps, input, room);
  await insertProducts(tx, [product], { actor, kind: 'opening', newId: deps.newId });
  await bumpSiteVersion(tx);
  return (await findProduct(tx, product.id)) ?? product;
}

// At the end of its store page.
function placedProduct(
  deps: Pick<Deps, 'now' | 'newId'>,
  { id, collectionId, draft }: CreateProductInput,
  room: Pick<Awaited<ReturnType<typeof findCollectionRoom>>, 'slugs' | 'lastPosition'>,
): Product {
  const now = new Date(deps.now());
  const { kind, title, description, excerpt, tags, state, optionOrdering } = draft;
  const { weightGrams, lengthMm, widthMm, heightMm, customAddText, seoTitle, seoDescription } = draft;
  return {
    kind,
    title,
    description,
    excerpt,
    tags,
    state,
    optionOrdering,
    weightGrams,
    lengthMm,
    widthMm,
    heightMm,
    customAddText,
    seoTitle,
    seoDescription,
    id,
    collectionId,
    sourceId: null,
    urlSlug: placeSlug(draft, room.slugs),
    imageIds: draft.imageIds,
    categoryIds: draft.categoryIds,
    position: room.lastPosition + 1,
    version: 1n,
    createdAt: now,
    updatedAt: now,
    variants: draft.variants.map((variant) => ({ ...variant, id: deps.newId() })),
  };
}
