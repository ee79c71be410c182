import type { Reply } from '../../support/browser-session.ts';
import type { Shop } from '../checkout/shop.ts';

/** A call as it is sent. */
interface Wanted {
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly shop: Shop;
  readonly base: string;
  make(path: string, body?: unknown): Promise<Reply>;
  get(path: string): Promise<Reply>;
  order(): Promise<{ path: string }>;
  product(): Promise<Reply>;
}

type Calls = Readonly<Record<string, (place: Place) => Promise<Wanted>>>;

/** Calls of keys and of the commerce API, by the name of their contract. */
export function integrationCalls(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  return Object.fromEntries(
    Object.entries({ ...keyCalls, ...webhookCalls, ...orderCalls, ...productCalls }).map(([name, call]) => [
      name,
      () => call(place()),
    ]),
  );
}

const key = { name: 'Warehouse', scopes: ['orders', 'products', 'inventory', 'customers.read'] };
const price = { value: '5.00', currency: 'USD' };
let calls = 0;

async function headers({ base, make }: Place): Promise<Readonly<Record<string, string>>> {
  const made = await make(`${base}/api-keys`, key);
  return {
    authorization: `Bearer ${made.secret}`,
    'user-agent': 'warehouse/1.0',
    'idempotency-key': `audit-${(calls += 1)}`,
  };
}

const keyCalls: Calls = {
  'create-api-key': async ({ base }) => ({ path: `${base}/api-keys`, body: key }),
  'revoke-api-key': async ({ base, make }) => ({
    path: `${base}/api-keys/${(await make(`${base}/api-keys`, key)).key.id}`,
  }),
};

const webhook = { url: 'https://hooks.example/', topics: ['order.create'] };
const madeWebhook = async ({ base, make }: Place): Promise<string> =>
  `${base}/webhooks/${(await make(`${base}/webhooks`, webhook)).webhook.id}`;

const webhookCalls: Calls = {
  'create-webhook': async ({ base }) => ({ path: `${base}/webhooks`, body: webhook }),
  'change-webhook': async (place) => ({ path: await madeWebhook(place), body: { enabled: false } }),
  'remove-webhook': async (place) => ({ path: await madeWebhook(place) }),
  'rotate-webhook-secret': async (place) => ({ path: `${await madeWebhook(place)}/secret` }),
  'test-webhook': async (place) => ({ path: `${await madeWebhook(place)}/ping` }),
  'replay-webhook-delivery': async (place) => {
    const { app, siteId } = place.shop;
    const { deliveryId } = await place.make(`${await madeWebhook(place)}/ping`);
    await app.db.forSite(siteId, (tx) =>
      tx.updateTable('webhook_delivery').set({ state: 'dead' }).where('id', '=', deliveryId).execute(),
    );
    return { path: `${place.base}/webhook-deliveries/${deliveryId}/replay` };
  },
};

const orderCalls: Calls = {
  'api-create-order': async (place) => ({
    path: '/api/commerce/v1/orders',
    headers: await headers(place),
    body: {
      channel: 'Stall',
      email: 'ada@shop.example',
      inventory: 'leave',
      lineItems: [{ variantId: place.shop.variant('MUG').id, quantity: 1 }],
    },
  }),
  'api-fulfill-order': async (place) => ({
    path: `/api/commerce/v1/orders/${(await place.order()).path.split('/').at(-1) ?? ''}/fulfillments`,
    headers: await headers(place),
    body: { notifyCustomer: false },
  }),
  'api-adjust-inventory': async (place) => ({
    path: '/api/commerce/v1/inventory/adjustments',
    headers: await headers(place),
    body: { setUnlimited: [(await place.product()).variants[0].id] },
  }),
};

const productCalls: Calls = {
  'api-create-product': async (place) => ({
    path: '/api/commerce/v1/products',
    headers: await headers(place),
    body: {
      storeId: (await place.get(`${place.base}/stores`)).stores[0].id,
      title: 'Loaf',
      variants: [{ price }],
    },
  }),
  'api-update-product': async (place) => ({
    path: `/api/commerce/v1/products/${(await place.product()).id}`,
    headers: await headers(place),
    body: { title: 'Dark loaf' },
  }),
  'api-delete-product': async (place) => ({
    path: `/api/commerce/v1/products/${(await place.product()).id}`,
    headers: await headers(place),
  }),
  'api-create-variant': async (place) => {
    const { id, variants } = await sized(place);
    const body = { price, attributes: { Size: 'L' } };
    return {
      path: `${variantsOf(id)}`,
      headers: await headers(place),
      body: { ...body, sku: `X${variants.length}` },
    };
  },
  'api-update-variant': async (place) => {
    const { id, variants } = await sized(place);
    return { path: `${variantsOf(id)}/${variants[0].id}`, headers: await headers(place), body: { price } };
  },
  'api-delete-variant': async (place) => {
    const { id, variants } = await sized(place);
    return { path: `${variantsOf(id)}/${variants[0].id}`, headers: await headers(place) };
  },
};

const variantsOf = (product: string): string => `/api/commerce/v1/products/${product}/variants`;

/** A product of two sizes. */
async function sized(place: Place): Promise<Reply> {
  const { id, ...plain } = await place.product();
  const own = { sku: '', price: '5.00', salePrice: null, onSale: false };
  const variants = ['S', 'M'].map((Size) => ({
    ...own,
    attributes: { Size },
    stock: { unlimited: false, quantity: 1 },
  }));
  const { version, kind, title, urlSlug, description, excerpt, tags, state } = plain;
  const product = {
    kind,
    title,
    urlSlug,
    description,
    excerpt,
    tags,
    state,
    optionOrdering: ['Size'],
    variants,
    weightGrams: 0,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    customAddText: null,
    seoTitle: '',
    seoDescription: '',
    imageIds: [],
    categoryIds: [],
  };
  const path = `${place.base}/products/${id}`;
  return (await place.shop.owner.send('PUT', path, { version, product })).json.product;
}
