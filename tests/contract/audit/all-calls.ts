import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Reply, Session } from '../../support/browser-session.ts';
import { draftEditorOf } from '../../support/draft-editor.ts';
import { sendAll } from '../../support/upload-in-parts.ts';
import type { Shop } from '../checkout/shop.ts';
import { commentCalls } from './comment-calls.ts';
import { contributorCalls } from './contributor-calls.ts';
import { contentImportCalls } from './content-import-calls.ts';
import { domainCalls } from './domain-calls.ts';
import { discountCalls } from './discount-calls.ts';
import { errorCalls } from './error-calls.ts';
import { fileCalls } from './file-calls.ts';
import { formCalls } from './form-calls.ts';
import { giftCardCalls } from './gift-card-calls.ts';
import { givingCalls } from './giving-calls.ts';
import { inventoryCalls } from './inventory-calls.ts';
import { integrationCalls } from './integration-calls.ts';
import { listCalls } from './list-calls.ts';
import { mailSettingCalls } from './mail-setting-calls.ts';
import { multilingualCalls } from './multilingual-calls.ts';
import { draftCalls, noteCalls, orderCalls } from './order-calls.ts';
import { pageCalls } from './page-calls.ts';
import { pageCommentCalls } from './page-comment-calls.ts';
import { tagCalls } from './tag-calls.ts';
import { paymentCalls } from './payment-calls.ts';
import { preferenceCalls } from './preference-calls.ts';
import { productCalls } from './product-calls.ts';
import { restockCalls } from './restock-calls.ts';
import { shippingCalls } from './shipping-calls.ts';

let shop: Shop;
let owner: Session;
let base: string;

/** The shop of the calls, with the fake of Stripe behind it. */
export function callsAreOf(given: Shop): void {
  shop = given;
  owner = given.owner;
  base = `/api/studio/sites/${given.siteId}`;
}

/** A call as it is sent. */
export interface Wanted {
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const get = async (path: string): Promise<Reply> => (await owner.send('GET', path)).json;
const make = async (path: string, body?: unknown): Promise<Reply> =>
  (await owner.send('POST', path, body)).json;

/** A multipart body with one file. */
function file(bytes: Buffer, fileName: string): Pick<Wanted, 'body' | 'headers'> {
  const boundary = 'x-veranda-x';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

const csv = Buffer.from('Product ID,Title,SKU,Price\r\n,Imported,IMP,5.00\r\n');

async function order(): Promise<{ path: string; line: string }> {
  await shop.setStock('MUG', 10);
  const session = await shop.shopper();
  await shop.add(session, 'MUG', 2);
  const { orderId } = (await shop.complete(session, 3000)).json;
  const path = `${base}/orders/${orderId}`;
  return { path, line: (await get(path)).order.lines[0].id };
}

export async function page(): Promise<Reply> {
  return (await make(`${base}/pages`, { title: 'A page', place: 'unlinked' })).page;
}

const plainProduct = {
  kind: 'physical',
  title: 'Rye',
  urlSlug: '',
  description: '',
  excerpt: '',
  tags: [],
  state: 'published',
  optionOrdering: [],
  weightGrams: 0,
  lengthMm: 0,
  widthMm: 0,
  heightMm: 0,
  customAddText: null,
  seoTitle: '',
  seoDescription: '',
  imageIds: [],
  categoryIds: [],
  variants: [
    {
      sku: '',
      attributes: {},
      price: '5.00',
      salePrice: null,
      onSale: false,
      stock: { unlimited: false, quantity: 3 },
    },
  ],
};
const store = async (): Promise<string> => (await get(`${base}/stores`)).stores[0].id;
export const product = async (): Promise<Reply> =>
  (await make(`${base}/products`, { collectionId: await store(), product: plainProduct })).product;
const digital = async (): Promise<Reply> => {
  const kind = { ...plainProduct, kind: 'digital' };
  return (await make(`${base}/products`, { collectionId: await store(), product: kind })).product;
};
const monthly = { period: { value: 1, unit: 'MONTH' }, numCycles: 0 };
async function subscription(): Promise<string> {
  const { id, variants } = await product();
  await owner.send('PUT', `${base}/products/${id}/plan`, { plan: monthly });
  const session = await shop.shopper();
  const user = { email: `${key()}@audited.example`, password: 'a long enough pass phrase' };
  await session.send('POST', '/api/site-users/account', user);
  const entry = { itemId: id, sku: variants[0].sku, qty: 1 };
  await session.send('POST', '/api/3/commerce/cart/subscription', entry);
  await session.send('POST', '/subscribe', { agree: '1' });
  await shop.complete(session, 1050);
  return (await get(`${base}/subscriptions`)).subscriptions[0].id;
}
async function membership(): Promise<string> {
  const plan = { ...plainProduct, kind: 'paywall' };
  const made = await make(`${base}/products`, { collectionId: await store(), product: plan });
  const { id, variants } = made.product;
  const session = await shop.shopper();
  const user = { email: `${key()}@audited.example`, password: 'a long enough pass phrase' };
  await session.send('POST', '/api/site-users/account', user);
  const entry = { itemId: id, sku: variants[0].sku, qty: 1 };
  await session.send('POST', '/api/3/commerce/cart/subscription', entry);
  await session.send('POST', '/subscribe', {});
  await shop.complete(session, 500, { details: { email: 'ada@shop.example' } });
  return (await get(`${base}/memberships`)).memberships[0].id;
}
async function downloadOrder(): Promise<string> {
  const { id, variants } = await digital();
  const { body, headers } = file(Buffer.from('notes'), 'notes.txt');
  await owner.send('POST', `${base}/products/${id}/files`, body, headers);
  const session = await shop.shopper();
  const entry = { itemId: id, sku: variants[0].sku, quantity: 1 };
  await session.send('POST', '/api/commerce/shopping-cart/entries', entry);
  return (await shop.complete(session, 500, { details: { email: 'ada@shop.example' } })).json.orderId;
}
async function customer(): Promise<string> {
  const session = await shop.shopper();
  const user = { email: `${key()}@audited.example`, password: 'a long enough pass phrase' };
  const made = await session.send('POST', '/api/site-users/account', user);
  return `${base}/customers/${made.json.siteUser.id}`;
}
const categories = async (): Promise<string> =>
  `/api/content-service/product/1.1/websites/${shop.siteId}/products/${await store()}/categories`;
async function review(): Promise<string> {
  const { urlSlug } = await product();
  const { body, headers } = file(Buffer.from(`product,rating,author\n${urlSlug},5,Ada`), 'reviews.csv');
  await owner.send('POST', `${base}/reviews/import`, body, headers);
  return (await get(`${base}/reviews`)).reviews[0].id;
}
async function comment(): Promise<string> {
  const { id: collection } = (
    await owner.send('POST', `${base}/pages`, { title: 'Journal', place: 'unlinked', kind: 'blog' })
  ).json.page;
  const made = await owner.send('POST', `${base}/collections/${collection}/items`, { title: 'Bread' });
  const id = shop.app.deps.newId();
  const row = {
    siteId: shop.siteId,
    id,
    itemId: made.json.item.id,
    author: 'Ada',
    email: 'ada@reader.example',
    body: 'Good.',
    contentHash: Buffer.from(id),
    decidedAt: null,
    deletedAt: null,
  };
  await shop.app.db.forSite(shop.siteId, (tx) => tx.insertInto('item_comment').values(row).execute());
  return id;
}
let keys = 0;
const key = (): string => `audit-key-${(keys += 1)}`;

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

async function notice(): Promise<string> {
  const id = shop.app.deps.newId();
  const row = { siteId: shop.siteId, id, kind: 'sample-identity-removed' };
  await shop.app.db.forSite(shop.siteId, (tx) => tx.insertInto('site_notice').values(row).execute());
  return id;
}

async function asset(): Promise<string> {
  const { body, headers } = file(await picture(), 'dot.png');
  return (await owner.send('POST', `${base}/assets`, body, headers)).json.asset.id;
}

/**
 * A call of every route that is recorded, by the name of its contract: each succeeds. The objects that it
 * names are made first.
 */
export const calls: Readonly<Record<string, () => Promise<Wanted>>> = {
  'create-site': async () => ({ path: '/api/studio/sites', body: { name: 'Another', theme: 'levain' } }),
  'save-settings': async () => ({ path: `${base}/settings`, body: await get(`${base}/settings`) }),
  'add-redirects': async () => ({
    path: `${base}/redirects`,
    body: { redirects: [{ from: '/old', to: '/about', status: 301 }] },
  }),
  'remove-redirects': async () => ({ path: `${base}/redirects/removal`, body: { from: ['/old'] } }),
  'save-design': async () => ({
    path: `${base}/design`,
    body: { changes: [{ name: 'air', value: '1.25', was: null }] },
  }),
  'save-custom-css': async () => ({
    path: `${base}/custom-css`,
    body: { css: '.v-text { color: red; }', was: '' },
  }),
  ...domainCalls(() => ({ base, make })),
  ...contributorCalls(() => ({ base, make, shop })),
  'save-injected-code': async () => ({
    path: `${base}/injected-code`,
    body: { header: '<meta name="a">', footer: '', was: { header: '', footer: '' } },
  }),
  'change-swatches': async () => ({ path: `${base}/swatches`, body: { colour: '#a84818', isKept: true } }),
  'connect-sso': async () => ({
    path: `${base}/sso`,
    body: {
      issuer: `${shop.app.deps.settings.studioOrigin}/_identity`,
      clientId: 'shop',
      clientSecret: 'secret',
      name: 'Acme ID',
    },
  }),
  'disconnect-sso': async () => ({ path: `${base}/sso` }),
  'remove-sample-content': async () => ({
    path: `${base}/sample-content/remove`,
    body: { ids: [randomUUID()] },
  }),
  'restore-sample-content': async () => ({
    path: `${base}/sample-content/restore`,
    body: { entries: [{ kind: 'page', id: randomUUID(), title: 'About', menus: [] }] },
  }),
  'dismiss-notice': async () => ({ path: `${base}/notices/${await notice()}` }),
  'set-site-availability': async () => ({ path: `${base}/availability`, body: { availability: 'public' } }),
  ...pageCalls(() => ({
    owner,
    base,
    get,
    page,
    siteId: shop.siteId,
    author: () => draftEditorOf(shop.app, shop.siteId),
  })),
  'create-product': async () => ({
    path: `${base}/products`,
    body: { collectionId: await store(), product: plainProduct },
  }),
  'update-product': async () => {
    const { id, version } = await product();
    return { path: `${base}/products/${id}`, body: { version, product: { ...plainProduct, title: 'Dark' } } };
  },
  ...productCalls(() => ({ base, make, product })),
  'create-store': async () => ({
    path: `/api/content-service/product/1.1/websites/${shop.siteId}/products`,
    body: { navigationTitle: 'More', title: 'More' },
  }),
  'create-category': async () => ({ path: await categories(), body: { displayName: 'Bread' } }),
  'rename-category': async () => {
    const { id } = await make(await categories(), { displayName: 'Cake' });
    return { path: `${base}/categories/${id}`, body: { displayName: 'Cakes' } };
  },
  'delete-category': async () => {
    const { id } = await make(await categories(), { displayName: 'Pie' });
    return { path: `${base}/categories/${id}` };
  },
  'import-products': async () => ({
    path: `${base}/products/import?mode=check&collection=${await store()}`,
    ...file(csv, 'products.csv'),
  }),
  'export-products': async () => ({ path: `${base}/products/export.csv` }),
  ...inventoryCalls(() => ({ base, get, make, product, mug: shop.variant('MUG').id })),
  ...fileCalls(() => ({
    base,
    send: file,
    make,
    picture,
    asset,
    remove: (path) => owner.send('DELETE', path),
    upload: (fileName, content) => sendAll({ session: owner, siteId: shop.siteId }, fileName, content),
  })),
  'save-checkout-rules': async () => {
    const { rules, version } = await get(`${base}/commerce/checkout-rules`);
    return { path: `${base}/commerce/checkout-rules`, body: { rules, version } };
  },
  'save-merchandising': async () => {
    const { siteTexts: _, ...body } = await get(`${base}/commerce/merchandising`);
    return { path: `${base}/commerce/merchandising`, body };
  },
  ...restockCalls(() => ({ base, product })),
  'decide-review': async () => ({
    path: `${base}/reviews/${await review()}/status`,
    body: { status: 'rejected' },
  }),
  'remove-review': async () => ({ path: `${base}/reviews/${await review()}` }),
  'import-reviews': async () => {
    const { urlSlug } = await product();
    const text = `product,rating,author\n${urlSlug},5,Ada`;
    return { path: `${base}/reviews/import`, ...file(Buffer.from(text), 'reviews.csv') };
  },
  ...commentCalls(() => ({
    base,
    get,
    comment,
    remove: (id) => owner.send('POST', `${base}/comments/remove`, { ids: [id] }),
  })),
  ...multilingualCalls(() => ({
    siteId: shop.siteId,
    base,
    get,
    put: (path, body) => owner.send('PUT', path, body),
  })),
  ...contentImportCalls(() => ({ app: shop.app, owner, siteId: shop.siteId })),
  ...pageCommentCalls(() => ({ base, owner, page })),
  ...tagCalls(() => ({ base, owner, get })),
  ...discountCalls(() => ({ base, make })),
  'set-product-form': async () => ({
    path: `${base}/products/${(await product()).id}/form`,
    body: { formId: null },
  }),
  'set-product-shipping-tax': async () => ({
    path: `${base}/products/${(await product()).id}/shipping-tax`,
    body: { taxClassId: '' },
  }),
  'set-product-plan': async () => ({
    path: `${base}/products/${(await product()).id}/plan`,
    body: { plan: monthly },
  }),
  'cancel-subscription': async () => ({
    path: `${base}/subscriptions/${await subscription()}/cancel`,
    body: { when: 'now' },
  }),
  'upload-product-file': async () => ({
    path: `${base}/products/${(await digital()).id}/files`,
    ...file(Buffer.from('notes'), 'notes.txt'),
  }),
  'remove-product-file': async () => {
    const path = `${base}/products/${(await digital()).id}/files`;
    const { body, headers } = file(Buffer.from('notes'), 'notes.txt');
    const { files } = (await owner.send('POST', path, body, headers)).json;
    return { path: `${path}/${files[0].id}` };
  },
  'set-download-rule': async () => ({
    path: `${base}/products/${(await digital()).id}/download-rule`,
    body: { maxDownloads: 3, validDays: null },
  }),
  'resend-downloads': async () => ({ path: `${base}/orders/${await downloadOrder()}/downloads` }),
  ...giftCardCalls(() => ({ base, make })),
  ...givingCalls(() => ({ base, make, membership })),
  ...errorCalls(() => ({ shop, base })),
  ...formCalls(() => ({ shop, base, make })),
  ...integrationCalls(() => ({ shop, base, make, get, order, product })),
  ...mailSettingCalls(() => ({ base })),
  ...preferenceCalls(() => ({ siteId: shop.siteId })),
  ...listCalls(() => ({ shop, base, make, get })),
  ...paymentCalls(() => ({ shop, base, make, get })),
  ...shippingCalls(() => ({ shop, base, get })),
  'export-customer': async () => ({ path: `${await customer()}/data.json` }),
  'erase-customer': async () => ({ path: await customer() }),
  'export-orders': async () => ({ path: `${base}/orders.csv` }),
  ...orderCalls(() => ({ order, key, make })),
  ...noteCalls(() => ({ order, key, make })),
  ...draftCalls(() => ({
    base,
    make,
    newId: shop.app.deps.newId,
    put: async (path, body) => (await owner.send('PUT', path, body)).json,
  })),
};
