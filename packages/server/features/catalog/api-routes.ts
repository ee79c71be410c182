import * as calls from '@veranda/contracts/api-products';
import type { ProductBody } from '@veranda/contracts/catalog';
import { listProductsPage } from '@veranda/db/catalog/api-reader';
import { findProduct } from '@veranda/db/catalog/reader';
import { findStores } from '@veranda/db/catalog/stores';
import type { Product } from '@veranda/domain/catalog/product';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { keepAnswer } from '../../platform/routing/idempotency.ts';
import { keyActorOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { idShape, momentOf, pageOf, placeAfter, usualPage } from '../../platform/http/cursor.ts';
import { idOfKey } from '../../platform/http/id-of-key.ts';
import { readApiProducts } from '../../services/commerce/api-resources/present-product.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { changedBody, changedVariant, newBody, newVariantBody, currentBody } from './api-body.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './remove-products.ts';
import { updateProduct } from './update-product.ts';

type Answered = { product: calls.ApiProduct } | Refusal;

/** Products in the commerce API. */
export function apiProductRoutes(deps: Deps): Route[] {
  return [...readRoutes(deps), ...productRoutes(deps), ...variantRoutes(deps)];
}

function readRoutes(deps: Deps): Route[] {
  return [
    route(calls.apiListStores, async (call) => {
      const { id } = siteOf(call);
      const stores = await deps.db.forSite(id, (tx) => findStores(tx), { readOnly: true });
      return {
        stores: stores.map((store) => ({
          id: store.id,
          title: store.title,
          urlSlug: store.urlSlug,
          productCount: store.productCount,
        })),
      };
    }),
    route(calls.apiListProducts, async (call) => {
      const site = siteOf(call);
      const after = placeAfter(call.query.cursor, idShape);
      if (isRefusal(after)) return after;
      const limit = call.query.limit ?? usualPage;
      const { modifiedAfter, modifiedBefore } = call.query;
      const within = { modifiedAfter: momentOf(modifiedAfter), modifiedBefore: momentOf(modifiedBefore) };
      return deps.db.forSite(
        site.id,
        async (tx) => {
          const productsPage = await listProductsPage(tx, { ...within, after, limit: limit + 1 });
          const page = pageOf(productsPage, limit, (id) => id);
          return { products: await readApiProducts(tx, site, page.rows), pagination: page.pagination };
        },
        { readOnly: true },
      );
    }),
    route(calls.apiGetProduct, async (call) => view(deps, siteOf(call), call.params.product)),
  ];
}

function productRoutes(deps: Deps): Route[] {
  return [
    route(calls.apiCreateProduct, async (call) => {
      const site = siteOf(call);
      const body = newBody(call.body, site.currency);
      if (isRefusal(body)) return body;
      const id = idOfKey(call) ?? deps.newId();
      const wanted = { id, collectionId: call.body.storeId, body, actor: keyActorOf(call) };
      return viewOf(deps, site, await createProduct(deps, site, wanted));
    }),
    route(calls.apiUpdateProduct, async (call) =>
      change(deps, call, {
        id: call.params.product,
        version: call.body.version ?? null,
        bodyOf: (product) => changedBody(product, call.body, siteOf(call).currency),
      }),
    ),
    route(calls.apiDeleteProduct, async (call) =>
      deleteProduct(deps, siteOf(call).id, {
        id: call.params.product,
        alongside: (tx, answer) => keepAnswer(tx, call, answer),
      }),
    ),
  ];
}

function variantRoutes(deps: Deps): Route[] {
  return [
    route(calls.apiCreateVariant, async (call) =>
      changeVariants(deps, call, (product, variants) => {
        const made = newVariantBody(call.body, siteOf(call).currency);
        if (isRefusal(made)) return made;
        return { variants: [...variants, made], options: Object.keys(made.attributes) };
      }),
    ),
    route(calls.apiUpdateVariant, async (call) =>
      changeVariants(deps, call, (product, variants) => {
        const current = product.variants.find((variant) => variant.id === call.params.variant);
        if (!current) return refuse('unknown-variant');
        const changed = changedVariant(current, call.body, siteOf(call).currency);
        if (isRefusal(changed)) return changed;
        return {
          variants: variants.map((variant) => (variant.id === current.id ? changed : variant)),
          options: [],
        };
      }),
    ),
    route(calls.apiDeleteVariant, async (call) =>
      changeVariants(deps, call, (product, variants) => {
        if (!product.variants.some((variant) => variant.id === call.params.variant))
          return refuse('unknown-variant');
        return { variants: variants.filter((variant) => variant.id !== call.params.variant), options: [] };
      }),
    ),
  ];
}

type KeyCall = Parameters<typeof siteOf>[0] &
  Parameters<typeof keyActorOf>[0] &
  Parameters<typeof keepAnswer>[1];
type Variants = ProductBody['variants'];

/** Changes the variants of the product that a call names. */
function changeVariants(
  deps: Deps,
  call: KeyCall & { params: { product: string } },
  next: (product: Product, variants: Variants) => { variants: Variants; options: string[] } | Refusal,
): Promise<Answered> {
  const site = siteOf(call);
  return change(deps, call, {
    id: call.params.product,
    version: null,
    bodyOf: (product) => {
      const body = currentBody(product, site.currency);
      const changed = next(product, body.variants);
      if (isRefusal(changed)) return changed;
      // The first options of a product that had none come with its variants.
      const optionOrdering = body.optionOrdering.length > 0 ? body.optionOrdering : changed.options;
      return { ...body, optionOrdering, variants: changed.variants };
    },
  });
}

interface Change {
  readonly id: string;
  /** The version that the caller has read; null takes whatever stands. */
  readonly version: string | null;
  readonly bodyOf: (product: Product) => ProductBody | Refusal;
}

/** Number of times a change is repeated when someone else has saved in between. */
const tries = 4;

async function change(deps: Deps, call: KeyCall, wanted: Change): Promise<Answered> {
  const site = siteOf(call);
  const [actor, { id }] = [keyActorOf(call), wanted];
  for (let left = tries; ; left -= 1) {
    const product = await deps.db.forSite(site.id, (tx) => findProduct(tx, wanted.id), {
      readOnly: true,
    });
    if (!product) return refuse('product-not-found');
    const body = wanted.bodyOf(product);
    if (isRefusal(body)) return body;
    const version = wanted.version === null ? product.version : BigInt(wanted.version);
    const saved = await updateProduct(deps, site, {
      id,
      version,
      body,
      actor,
      alongside: async (tx) => {
        const [answer] = await readApiProducts(tx, site, [id]);
        await keepAnswer(tx, call, { product: answer });
      },
    });
    const isOvertaken = isRefusal(saved) && saved.code === 'product-changed' && wanted.version === null;
    if (!isOvertaken || left <= 1) return viewOf(deps, site, saved);
  }
}

async function viewOf(deps: Deps, site: SiteEntry, saved: Product | Refusal): Promise<Answered> {
  return isRefusal(saved) ? withOwnNames(saved) : view(deps, site, saved.id);
}

async function view(deps: Deps, site: SiteEntry, id: string): Promise<Answered> {
  const [product] = await deps.db.forSite(site.id, (tx) => readApiProducts(tx, site, [id]), {
    readOnly: true,
  });
  return product ? { product } : refuse('product-not-found');
}

// The studio's body has the product inside; the field of the API stands without it.
function withOwnNames(refusal: Refusal): Refusal {
  const field = refusal.field?.replace(/^product\./, '').replace(/^collectionId$/, 'storeId');
  const { also, ...rest } = refusal;
  return {
    ...rest,
    ...(field === undefined ? {} : { field }),
    ...(also ? { also: also.map(withOwnNames) } : {}),
  };
}
