import {
  createProduct as createEndpoint,
  deleteProduct as deleteEndpoint,
  duplicateProduct as duplicateEndpoint,
  getProduct,
  listProducts,
  setProductVisibility,
  updateProduct as updateEndpoint,
} from '@veranda/contracts/catalog';
import {
  createCategory as createCategoryEndpoint,
  createStore as createStoreEndpoint,
  deleteCategory as deleteCategoryEndpoint,
  listCategories,
  listStores,
  renameCategory as renameCategoryEndpoint,
} from '@veranda/contracts/catalog-stores';
import type { ProductSort } from '@veranda/db/catalog/studio-reader';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { apiProductRoutes } from './api-routes.ts';
import { importRoutes } from './import-routes.ts';
import { merchandisingRoutes } from './merchandising.ts';
import { createProduct, duplicateProduct } from './create-product.ts';
import { readProduct, readProducts, viewOf } from './read-products.ts';
import { productFormRoutes } from './product-form.ts';
import { productShippingTaxRoutes } from './product-shipping-tax.ts';
import { deleteProduct, setVisibility } from './remove-products.ts';
import {
  createCategory,
  createStore,
  deleteCategory,
  readCategories,
  readStores,
  renameCategory,
} from './stores.ts';
import { productTrashRoutes } from './trash-routes.ts';
import { updateProduct } from './update-product.ts';

/** Products, store pages and categories in the studio. */
export function catalogRoutes(deps: Deps): Route[] {
  return [
    ...productRoutes(deps),
    ...productTrashRoutes(deps),
    ...productFormRoutes(deps),
    ...productShippingTaxRoutes(deps),
    ...storeRoutes(deps),
    ...importRoutes(deps),
    ...merchandisingRoutes(deps),
    ...apiProductRoutes(deps),
  ];
}

function productRoutes(deps: Deps): Route[] {
  return [
    route(listProducts, async (call) =>
      readProducts(deps, siteOf(call), {
        collectionId: call.query.collection ?? null,
        search: call.query.q?.trim() ?? '',
        state: call.query.state ?? null,
        // Safe: the contract lists the sorts.
        sort: (call.query.sort ?? 'position') as ProductSort,
        descending: call.query.direction === 'down',
        page: call.query.page ?? 1,
        perPage: call.query.perPage ?? 25,
      }),
    ),
    route(getProduct, async (call) => readProduct(deps, siteOf(call), call.params.product)),
    route(createEndpoint, async (call) => {
      const { collectionId, product } = call.body;
      const wanted = { collectionId, body: product, actor: `account:${accountOf(call).id}` };
      return viewOf(deps, siteOf(call), await createProduct(deps, siteOf(call), wanted));
    }),
    route(updateEndpoint, async (call) => {
      const wanted = {
        id: call.params.product,
        version: BigInt(call.body.version),
        body: call.body.product,
        actor: `account:${accountOf(call).id}`,
      };
      return viewOf(deps, siteOf(call), await updateProduct(deps, siteOf(call), wanted));
    }),
    route(deleteEndpoint, async (call) => deleteProduct(deps, siteOf(call).id, { id: call.params.product })),
    route(duplicateEndpoint, async (call) => {
      const actor = `account:${accountOf(call).id}`;
      const copy = await duplicateProduct(deps, siteOf(call), { id: call.params.product, actor });
      return viewOf(deps, siteOf(call), copy);
    }),
    route(setProductVisibility, async (call) => setVisibility(deps, siteOf(call).id, call.body)),
  ];
}

function storeRoutes(deps: Deps): Route[] {
  return [
    route(listStores, async (call) => readStores(deps, siteOf(call).id)),
    route(createStoreEndpoint, async (call) => createStore(deps, siteOf(call).id, call.body)),
    route(createCategoryEndpoint, async (call) =>
      createCategory(deps, { siteId: siteOf(call).id, collectionId: call.params.collection }, call.body),
    ),
    route(listCategories, async (call) => readCategories(deps, siteOf(call).id, call.params.collection)),
    route(renameCategoryEndpoint, async (call) =>
      renameCategory(deps, siteOf(call).id, { id: call.params.category, ...call.body }),
    ),
    route(deleteCategoryEndpoint, async (call) =>
      deleteCategory(deps, siteOf(call).id, call.params.category),
    ),
  ];
}
