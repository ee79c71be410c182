import type { PageAccessBody } from '@veranda/contracts/page-access';
import { reviewNowEmail } from '@veranda/contracts/sentinels';
import { demoLoginOf } from '@veranda/domain/sites/demo-login';
import { openSession, type Reply, type Session } from '../../tests/support/browser-session.ts';

/** A site of a theme for what its owner closes or sets up, apart from the demo shops. */
export interface Stage {
  /** Slug of the site. */
  readonly site: string;
  /** The password of the whole site; null lets everyone in. */
  lock(password: string | null): Promise<void>;
  /** Says who may see a page. @returns its path */
  close(access: PageAccessBody['kind'], product?: 'any' | 'plan'): Promise<string>;
  /** Connects the identity provider of a developer's machine. @returns the path of the page */
  connectSso(): Promise<string>;
  /** Buys something. @returns the path to its review */
  buy(): Promise<string>;
  /** The path of a product of which nobody has said anything. */
  product(): Promise<string>;
}

const address = {
  ...{ firstName: 'Ada', lastName: 'Stone', address1: '1 Mill Lane', address2: '', city: 'Albany' },
  ...{ region: 'NY', postalCode: '12207', country: 'US', phone: '' },
};
const card = { kind: 'test-card', number: '4242424242424242', expiry: '12/40', cvc: '123' };
const plan = { period: { value: 1, unit: 'MONTH' }, numCycles: 0 };

/** Signs in as the owner of a demo shop, on a server of a developer: one login for all stages. */
export async function openOwner(origin: string): Promise<Session> {
  const { host, port } = new URL(origin);
  const owner = openSession(Number(port), host);
  await owner.send('GET', '/api/studio/session');
  await ask(owner, 'POST', '/api/studio/session', demoLoginOf('levain'));
  return owner;
}

/** Opens the stage of a theme, and makes its site where there is none yet. */
export async function openStage(origin: string, owner: Session, theme: string): Promise<Stage> {
  const { host, port } = new URL(origin);
  const slug = `closed-${theme}`;
  const { sites } = await ask(owner, 'GET', '/api/studio/sites');
  const known = sites.find((one: Reply) => one.slug === slug);
  const site = known ?? (await ask(owner, 'POST', '/api/studio/sites', { name: slug, slug, theme })).site;
  const base = `/api/studio/sites/${site.id}`;
  const publish = () => ask(owner, 'POST', `${base}/publish`, {});
  await showReviews(owner, base);
  await publish();

  return {
    site: slug,
    lock: async (password) => void (await ask(owner, 'PUT', `${base}/lock`, { password })),
    async close(kind, product = 'any') {
      const { pages } = await ask(owner, 'GET', `${base}/pages`);
      const page = pages.find((one: Reply) => one.urlSlug !== '' && one.type === 10);
      const productIds =
        product === 'plan'
          ? [await planOf(owner, base)]
          : (await productsOf(owner, base)).slice(0, 3).map(idOf);
      const access = {
        everyone: { kind },
        members: { kind },
        password: { kind, password: 'veranda' },
        paywall: { kind, productIds },
      }[kind];
      const { version } = (await ask(owner, 'GET', `${base}/pages/${page.id}`)).page;
      await ask(owner, 'PATCH', `${base}/pages/${page.id}`, { version, access });
      await publish();
      return `/${page.urlSlug}`;
    },
    async connectSso() {
      const provider = { issuer: `${origin}/_identity`, clientId: 'shop', clientSecret: 'secret' };
      await ask(owner, 'PUT', `${base}/sso`, { ...provider, name: 'Acme ID' });
      return '/sso';
    },
    async buy() {
      const visitor = openSession(Number(port), `${slug}.${host}`);
      const [first] = await productsOf(owner, base);
      await pay(visitor, first);
      return reviewOf(owner, slug);
    },
    async product() {
      const { stores } = await ask(owner, 'GET', `${base}/stores`);
      return `/${stores[0].urlId}/p/${(await productsOf(owner, base)).at(-1).urlSlug}`;
    },
  };
}

async function ask(session: Session, ...call: Parameters<Session['send']>): Promise<Reply> {
  const answer = await session.send(...call);
  if (answer.status >= 300) throw new Error(`${call[0]} ${call[1]}: ${answer.status} ${answer.text}`);
  return answer.json;
}

const idOf = ({ id }: Reply): string => id;

async function productsOf(owner: Session, base: string): Promise<Reply[]> {
  const { products } = await ask(owner, 'GET', `${base}/products?perPage=100`);
  return products.filter((one: Reply) => one.state === 'published' && one.kind === 'physical');
}

async function showReviews(owner: Session, base: string): Promise<void> {
  const path = `${base}/commerce/merchandising`;
  const { merchandising, version } = await ask(owner, 'GET', path);
  await ask(owner, 'PUT', path, { merchandising: { ...merchandising, nativeReviews: true }, version });
}

// A plan of its own, made once.
async function planOf(owner: Session, base: string): Promise<string> {
  const title = 'Friend of the house';
  const { products } = await ask(owner, 'GET', `${base}/products?perPage=100`);
  const known = products.find((one: Reply) => one.title === title);
  if (known) return known.id;
  const { stores } = await ask(owner, 'GET', `${base}/stores`);
  const variant = { sku: 'FRIEND', attributes: {}, price: '8.00', salePrice: null, onSale: false };
  const product = {
    ...{ kind: 'paywall', title, urlSlug: '', description: '', tags: [], state: 'published', imageIds: [] },
    ...{ excerpt: '<p>Reads everything, and keeps the lights on.</p>', optionOrdering: [], weightGrams: 0 },
    ...{ lengthMm: 0, widthMm: 0, heightMm: 0, customAddText: null, seoTitle: '', seoDescription: '' },
    ...{ categoryIds: [], variants: [{ ...variant, stock: { unlimited: true, quantity: 0 } }] },
  };
  const made = await ask(owner, 'POST', `${base}/products`, { collectionId: stores[0].id, product });
  await ask(owner, 'PUT', `${base}/products/${made.product.id}/plan`, { plan });
  return made.product.id;
}

async function pay(visitor: Session, product: Reply): Promise<void> {
  await visitor.send('GET', '/cart');
  const entry = { itemId: product.id, sku: product.sku, quantity: 1, additionalFields: '{}' };
  await ask(visitor, 'POST', '/api/commerce/shopping-cart/entries', entry);
  const details = { email: reviewNowEmail, shippingAddress: address };
  const offered = await ask(visitor, 'PUT', '/api/commerce/checkout', details);
  const shippingOption = offered.cart.shippingOptions[0]?.id;
  const { cart } = await ask(visitor, 'PUT', '/api/commerce/checkout', { ...details, shippingOption });
  const expectedGrandTotalCents = cart.grandTotalCents;
  await ask(visitor, 'POST', '/api/commerce/checkout/complete', { expectedGrandTotalCents, payment: card });
}

const tries = 60;

// The mail comes a moment after the order; the newest of the shop stands first.
async function reviewOf(owner: Session, slug: string): Promise<string> {
  for (let n = 0; n < tries; n += 1) {
    const list = (await owner.send('GET', '/_mail')).text;
    const names = [...list.matchAll(/href="\/_mail\/([^"]+)"><strong>How is it/g)].map(([, name]) => name);
    for (const name of names.slice(0, 5)) {
      const { text } = await owner.send('GET', `/_mail/${name}`);
      const found = new RegExp(`//${slug}\\.[^/]+(/reviews/[\\w.-]+)`).exec(text)?.[1];
      if (found !== undefined) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('nobody was asked for a review');
}
