import { findProductsOfCollection } from '@veranda/db/catalog/reader';
import { findStores } from '@veranda/db/catalog/stores';
import type { AppDeps } from '@veranda/server/app-deps';
import type { SiteEntry } from '@veranda/server/services/sites/directory/site-directory';
import { buyAtShop } from './buy-at-shop.ts';

/**
 * Buys one thing with the test card, as a visitor would, where there is a gateway that takes it; prints the
 * products of the site.
 */
export async function placeSeedOrder(deps: AppDeps, site: SiteEntry, canary: string) {
  const { collection, products } = await deps.db.forSite(site.id, async (tx) => {
    const stores = await findStores(tx);
    const lists = await Promise.all(stores.map((store) => findProductsOfCollection(tx, store.id)));
    const paths = new Map(stores.map((store) => [store.id, store.urlSlug]));
    return {
      collection: stores[0]?.id ?? '',
      products: lists.flat().map((product) => ({
        id: product.id,
        url: `${site.origin}/${paths.get(product.collectionId)}/p/${product.urlSlug}`,
        variants: product.variants.map((variant) => ({
          sku: variant.sku,
          stock: variant.stock.unlimited ? null : variant.stock.quantity,
        })),
      })),
    };
  });
  const first = products[0];
  const sku = first?.variants[0]?.sku;
  const isPlaced = first !== undefined && sku !== undefined && deps.settings.stripe.account === null;
  if (isPlaced)
    await buyAtShop(deps, site, {
      lines: [{ itemId: first.id, sku }],
      email: `${canary}@buyer.example`,
      address: addressOf(canary),
      shippingOption: 'post',
    });
  return {
    collection,
    products: products.map((product, index) => (isPlaced && index === 0 ? afterSale(product) : product)),
  };
}

type Listed = { id: string; url: string; variants: { sku: string; stock: number | null }[] };

function afterSale(product: Listed): Listed {
  const [sold, ...rest] = product.variants;
  return sold
    ? { ...product, variants: [{ ...sold, stock: sold.stock === null ? null : sold.stock - 1 }, ...rest] }
    : product;
}

function addressOf(lastName: string) {
  return {
    lastName,
    address1: '1 Canary Row',
    city: 'Rondout',
    region: 'NY',
    postalCode: '12401',
    country: 'US',
  };
}
