import { insertCart, updateCart } from '@veranda/db/cart/writer';
import { findStores } from '@veranda/db/catalog/stores';
import { findProductsOfCollection } from '@veranda/db/catalog/reader';
import { isRefusal } from '@veranda/domain/refusal';
import { addEntry } from '@veranda/server/features/cart/add-entry';
import { readCart } from '@veranda/server/features/cart/change-entry';
import { completeCheckout } from '@veranda/server/features/checkout/complete-checkout';
import { freshCartToken } from '@veranda/server/platform/carts/cart-cookie';
import type { Deps } from '@veranda/server/platform/deps';
import type { SiteEntry } from '@veranda/server/platform/sites/site-directory';

/** Buys one thing with the test card, as a visitor would, and says what the site sells. */
export async function placeSeedOrder(deps: Deps, site: SiteEntry, canary: string) {
  const { collection, products } = await deps.db.forSite(site.id, async (tx) => {
    const stores = await findStores(tx, site.id);
    const lists = await Promise.all(stores.map((store) => findProductsOfCollection(tx, site.id, store.id)));
    const paths = new Map(stores.map((store) => [store.id, store.url_slug]));
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
  if (first && sku) await buy(deps, site, { itemId: first.id, sku, canary });
  return {
    collection,
    products: products.map((product, index) => (index === 0 ? afterSale(product) : product)),
  };
}

type Listed = { id: string; url: string; variants: { sku: string; stock: number | null }[] };

function afterSale(product: Listed): Listed {
  const [sold, ...rest] = product.variants;
  return sold
    ? { ...product, variants: [{ ...sold, stock: sold.stock === null ? null : sold.stock - 1 }, ...rest] }
    : product;
}

async function buy(
  deps: Deps,
  site: SiteEntry,
  what: { itemId: string; sku: string; canary: string },
): Promise<void> {
  const { hash } = freshCartToken(deps.random);
  const cart = await deps.db.forSite(site.id, (tx) =>
    insertCart(tx, { website_id: site.id, id: deps.newId(), token_hash: hash, currency: site.currency }),
  );
  const choice = { sku: what.sku, options: {} };
  const added = await addEntry(deps, site, {
    itemId: what.itemId,
    choice,
    quantity: 1,
    tokenHash: hash,
    siteUserId: null,
    fields: { json: null, posted: {} },
  });
  if (isRefusal(added)) throw new Error(`the seed order was refused: ${added.code}`);
  await deps.db.forSite(site.id, (tx) =>
    updateCart(
      tx,
      { siteId: site.id, cartId: cart.id },
      {
        email: `${what.canary}@buyer.example`,
        shipping_address: JSON.stringify(addressOf(what.canary)),
        shipping_option: 'post',
      },
    ),
  );
  const priced = await readCart(deps, site, hash);
  if (isRefusal(priced)) throw new Error(`the seed cart was refused: ${priced.code}`);
  const done = await completeCheckout(deps, site, {
    tokenHash: hash,
    expectedGrandTotalCents: priced.grandTotalCents,
    payment: { kind: 'test-card', number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' },
    expectedAmountDueCents: null,
    key: null,
  });
  if (isRefusal(done)) throw new Error(`the seed order was refused: ${done.code}`);
}

function addressOf(lastName: string) {
  return {
    firstName: 'Sam',
    lastName,
    address1: '1 Canary Row',
    address2: '',
    city: 'Rondout',
    region: 'NY',
    postalCode: '12401',
    country: 'US',
    phone: '',
  };
}
