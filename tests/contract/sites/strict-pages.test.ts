import { accountSections } from '@veranda/contracts/members';
import { formOf, newField } from '@veranda/domain/forms/new-form';
import { reviewToken } from '@veranda/server/services/commerce/reviews/review-link';
import { allRoutes } from '@veranda/server/app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { putOnAbout } from '../../support/put-on-about.ts';
import { asksBank, details, good } from '../checkout/shop.ts';
import { skuOf } from '../gift-cards/digital-shop.ts';
import { draftDesk } from '../orders/draft-desk.ts';
import { createSubscriptionShop, type SubscriptionShop } from '../subscriptions/subscription-shop.ts';
import { putForm } from '../../support/replace-form.ts';

const mark = 'owner-code-of-this-site';
const monthly = { period: { value: 1, unit: 'MONTH' }, numCycles: 0 };
const password = 'a long enough pass phrase';

let shop: SubscriptionShop;
let tea: string;
let friend: string;
let card: string;
let fund: string;
let subscribed: Awaited<ReturnType<SubscriptionShop['subscribed']>>;
const desk = draftDesk(() => shop);

beforeAll(async () => {
  shop = await createSubscriptionShop('strict');
  await shop.setStock('MUG', 200);
  tea = await shop.planned('Tea', monthly);
  friend = await shop.addProduct({ kind: 'paywall', title: 'Friend', prices: { '': '40.00' } });
  card = await shop.addProduct({ kind: 'gift-card', title: 'Card', prices: { $25: '25.00', $50: '50.00' } });
  const roof = {
    name: 'A roof',
    description: '',
    suggested: ['10.00'],
    ownAmount: true,
    least: '5.00',
    most: '1000.00',
    monthly: true,
    goal: null,
    thanks: '',
    imageId: null,
    isOpen: true,
  };
  const made = await shop.owner.send('POST', `${shop.base}/funds`, roof);
  expect(made.status, made.text).toBe(200);
  fund = made.json.fund.id;
  const provider = {
    issuer: `${shop.app.deps.settings.studioOrigin}/_identity`,
    clientId: 'shop',
    clientSecret: 'secret',
    name: 'Acme ID',
  };
  expect((await shop.owner.send('PUT', `${shop.base}/sso`, provider)).status).toBe(200);
  const address = `${shop.base}/commerce/merchandising`;
  const { merchandising, version } = (await shop.owner.send('GET', address)).json;
  const reviewed = { version, merchandising: { ...merchandising, nativeReviews: true } };
  expect((await shop.owner.send('PUT', address, reviewed)).status).toBe(200);
  await runOwnCode();
  subscribed = await shop.subscribed(tea, 'Tea');
}, 120_000);
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));
afterAll(() => shop.close());

/** Puts a form on the page About that writes code of the owner's when it was sent. */
async function runOwnCode(): Promise<void> {
  const path = `${shop.base}/forms`;
  const { form } = (await shop.owner.send('POST', path, { name: 'Contact', purpose: 'form' })).json;
  const plain = formOf([newField('email', { id: 'email', position: 'a0' })]);
  const html = `<script>window['${mark}'] = 1</script>`;
  const document = { ...plain, advanced: { ...plain.advanced, html } };
  await putForm({ session: shop.owner, siteId: shop.siteId, formId: form.id }, document);
  await putOnAbout(shop, [[9, { formId: form.id }]]);
  expect((await shop.owner.send('POST', `${shop.base}/publish`, {})).status).toBe(200);
}

async function withMug(): Promise<Session> {
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  return session;
}
let members = 0;
async function member(): Promise<Session> {
  const session = await shop.shopper();
  members += 1;
  const made = await session.send('POST', '/api/site-users/account', {
    email: `strict${members}@shop.example`,
    password,
  });
  expect(made.status, made.text).toBe(200);
  return session;
}
async function ordered(payment: unknown = good): Promise<{ session: Session; done: Reply }> {
  const session = await withMug();
  const cart = (await session.send('GET', '/api/commerce/shopping-cart')).json;
  await session.send('PUT', '/api/commerce/checkout', details);
  const { grandTotalCents } = (await session.send('GET', '/api/commerce/checkout')).json.cart;
  expect(cart.totalQuantity).toBe(1);
  const done = await shop.complete(session, grandTotalCents, { payment });
  expect(done.status, done.text).toBe(200);
  return { session, done: done.json };
}
const confirmed = async (payment?: unknown) => {
  const { session, done } = await ordered(payment);
  return session.send('GET', done.confirmationUrl);
};
const seen = async (path: string, who = shop.shopper()) => (await who).send('GET', path);

type Page = Awaited<ReturnType<Session['send']>>;
/**
 * A page that has none of the owner's code: its route, its numeric type where it has one, and how it is
 * reached.
 */
type Row = readonly [route: string, type: number | null, open: () => Promise<Page>];

/** Those of the account that whoever is signed in is led past. */
const arrivals = /^(?:login|signup|forgot|reset)$/;
const strict: readonly Row[] = [
  ['show-checkout', 201, async () => (await withMug()).send('GET', '/checkout')],
  ['show-gift-card', 201, () => seen(`/gift-card/${card}`)],
  ['show-gift-balance', 201, () => seen('/gift-card/balance')],
  [
    'show-subscribe',
    201,
    async () => {
      const session = await shop.shopper();
      const entry = { itemId: tea, sku: skuOf('Tea', ''), qty: 1 };
      await session.send('POST', '/api/3/commerce/cart/subscription', entry);
      return session.send('GET', '/subscribe');
    },
  ],
  ['show-order-confirmed', 202, () => confirmed()],
  ['show-fund', 203, () => seen(`/donate/${fund}`)],
  [
    'show-order-confirmed',
    204,
    async () => {
      const session = await shop.shopper();
      await session.send('POST', `/donate/${fund}`, { amount: '10.00', often: 'once' });
      const { confirmationUrl } = await shop.pay(session, { details: { email: 'dora@donor.example' } });
      return session.send('GET', confirmationUrl);
    },
  ],
  ['show-order-confirmed', 206, async () => subscribed.session.send('GET', subscribed.confirmationUrl)],
  ['show-order-confirmed', 207, () => confirmed(asksBank)],
  [
    'show-order-confirmed',
    208,
    async () => {
      const session = await member();
      const entry = { itemId: friend, sku: skuOf('Friend', ''), qty: 1 };
      await session.send('POST', '/api/3/commerce/cart/subscription', entry);
      await session.send('POST', '/subscribe', {});
      const { confirmationUrl } = await shop.pay(session);
      return session.send('GET', confirmationUrl);
    },
  ],
  [
    'show-order-status',
    211,
    async () => {
      const { text } = await confirmed();
      const path = /href="(\/order-status[^"]+)"/.exec(text)?.[1] ?? '';
      return seen(path.replaceAll('&amp;', '&'));
    },
  ],
  ['show-order-status', 211, () => seen('/order-status')],
  [
    'show-test-bank',
    null,
    async () => {
      const { session, done } = await ordered(asksBank);
      return session.send('GET', done.actionUrl);
    },
  ],
  [
    'show-invoice',
    null,
    async () => {
      const draft = await desk.saved({ lines: [desk.product('MUG')] });
      expect((await desk.send(draft)).status).toBe(200);
      return seen(await desk.linkTo('ada@shop.example'));
    },
  ],
  ['show-sso', 400, () => seen('/sso')],
  ['show-account', 2, async () => (await member()).send('GET', '/account')],
  ...accountSections.map((section): Row => {
    const who = () => (arrivals.test(section) ? shop.shopper() : member());
    return ['show-account-section', 2, async () => seen(`/account/${section}?token=x`, who())];
  }),
  [
    'show-card-page',
    null,
    async () => subscribed.session.send('GET', `/account/subscriptions/${subscribed.id}/card`),
  ],
  [
    'show-card-bank',
    null,
    async () => {
      const { session, id } = subscribed;
      const given = { cardNumber: '4000000000003220', cardExpiry: '12/40', cardCvc: '123' };
      const form = new URLSearchParams({ crumb: session.cookies.get('crumb') ?? '', ...given });
      const path = `/account/subscriptions/${id}/card`;
      const sent = await session.send('POST', path, form.toString(), { accept: 'text/html' });
      return session.send('GET', sent.headers.get('location') ?? '');
    },
  ],
  [
    'show-review-request',
    209,
    async () => {
      const { done } = await ordered();
      return seen(`/reviews/${reviewToken(shop.app.deps, shop.siteId, done.orderId)}`);
    },
  ],
  ['show-confirmation', 300, () => seen('/confirm-subscription/x')],
  ['show-unsubscribe', 300, () => seen('/unsubscribe/x')],
  ['show-reminders', 300, () => seen('/cart/reminders/x')],
  ['show-comment-mails', 300, () => seen('/comment-mails/x')],
  ['show-restock-end', 300, () => seen('/cart/restock/x')],
  ['show-installment-terms', null, () => seen('/installments/en_US')],
];

/**
 * Paths that answer with no page, or with one of the owner's: the cart, the search and a draft may run what
 * the owner wrote.
 */
const others = [
  'take-uncounted-token',
  'read-stock',
  'read-stock-api',
  'get-cart',
  'get-checkout',
  'suggest-checkout-addresses',
  'get-checkout-file',
  'serve-asset',
  'serve-file',
  'get-map-picture',
  'list-own-addresses',
  'export-site-user',
  'get-site-template-schema',
  'fetch-download',
  'restore-cart',
  'return-from-bank',
  'return-from-card-bank',
  'start-sso',
  'finish-sso',
  'show-cart',
  'show-search',
  'show-preview',
  'enter-site',
];

/** Parts of a policy that allow more than the platform's own files and the hashes that the page pins. */
function laxness(policy: string): string[] {
  const rules = new Map(
    policy.split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources] as const;
    }),
  );
  const found = [];
  if (rules.get('default-src')?.join() !== "'none'") found.push('default-src');
  for (const name of ['script-src', 'script-src-elem', 'style-src', 'object-src'])
    for (const source of rules.get(name) ?? [])
      if (!/^'(?:self|none|sha(?:256|384|512)-[\w+/=]+)'$/.test(source)) found.push(`${name} ${source}`);
  if (rules.has('script-src-attr')) found.push('script-src-attr');
  for (const [name, ...allowed] of [
    ['base-uri', "'none'", "'self'"],
    ['form-action', "'self'"],
  ])
    if (!allowed.includes(rules.get(name ?? '')?.join(' ') ?? '')) found.push(name ?? '');
  if (!/^'(?:none|self)'/.test(rules.get('frame-ancestors')?.join(' ') ?? '')) found.push('frame-ancestors');
  for (const [name, sources] of rules)
    if (sources.some((source) => /^(?:\*|https?:|data:text|blob:)$/.test(source))) found.push(name);
  return found;
}

// The contracts are the same for every application: only their handlers need one.
const pageRoutes = allRoutes({ settings: { development: true }, mail: { inbox: null } } as never)
  .map(({ endpoint }) => endpoint)
  .filter(({ host, method }) => host === 'site' && method === 'GET')
  .map(({ name }) => name);

describe('pages without the owner’s code', { timeout: 60_000 }, () => {
  it('are all that a route of a site answers with, but for those that are told', () => {
    const known = new Set([...strict.map(([route]) => route), ...others]);
    expect(pageRoutes.filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter((name) => !pageRoutes.includes(name))).toEqual([]);
    const types = new Set(strict.map(([, type]) => type));
    for (const type of [201, 202, 203, 204, 206, 207, 208, 211, 400]) expect(types).toContain(type);
  });

  it('are told from those that run it: the page with the form lets it in', async () => {
    const page = await seen('/about');
    expect(page.text).toContain(mark);
    expect(laxness(page.headers.get('content-security-policy') ?? '')).toContain(
      "script-src 'unsafe-inline'",
    );
  });

  it.each(
    strict.map(([route, type, open], at) => [`${route} (${type ?? 'no type'}, ${at})`, type, open] as const),
  )('%s lets in its own files and nothing else', async (_name, type, open) => {
    const page = await open();
    expect(page.headers.get('content-type'), `${page.status} ${page.headers.get('location')}`).toMatch(
      /^text\/html/,
    );
    if (type !== null) expect(page.text).toContain(`page-type-${type}`);
    expect(laxness(page.headers.get('content-security-policy') ?? '')).toEqual([]);
    expect(page.text).not.toContain(mark);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('the lock screen (103) does so at every address, that of the form too', async () => {
    const lock = (password: string | null) =>
      shop.owner.send(
        'PUT',
        `${shop.base}/availability`,
        password === null ? { availability: 'public' } : { availability: 'password', password },
      );
    expect((await lock('open sesame')).status).toBe(200);
    for (const path of ['/about', '/', '/checkout', '/sso', '/donate/x']) {
      const page = await shop.app.site('strict').send('GET', path);
      expect([page.status, page.text.includes('page-type-103')]).toEqual([403, true]);
      expect(laxness(page.headers.get('content-security-policy') ?? '')).toEqual([]);
      expect(page.text).not.toContain(mark);
    }
    await lock(null);
  });
});
