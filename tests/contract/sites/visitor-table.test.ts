import type { Endpoint } from '@veranda/contracts/endpoint';
import { allRoutes } from '@veranda/server/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { skuOf } from '../gift-cards/digital-shop.ts';
import { createSubscriptionShop, type SubscriptionShop } from '../subscriptions/subscription-shop.ts';
import { type Row, visitorTable } from './visitor-table.data.ts';

const password = 'a long enough pass phrase';
/** Stands in the name of the site user and in their cart, and nowhere else. */
const canary = 'Canaria';

let shop: SubscriptionShop;
let user: Session;
/** Objects of the site user, which others name and must not reach. */
let theirs: Readonly<Record<string, string>>;
let key: string;
let abroad: Session;

beforeAll(async () => {
  shop = await createSubscriptionShop('visitors');
  const tea = await shop.planned('Tea', { period: { value: 1, unit: 'MONTH' }, numCycles: 0 });
  const subscribed = await shop.subscribed(tea, 'Tea');
  user = subscribed.session;
  await user.send('POST', '/api/site-users/account/details', { firstName: canary });
  const cup = await shop.addProduct({ kind: 'physical', title: `${canary} cup`, prices: { '': '9.00' } });
  const entry = { itemId: cup, sku: skuOf(`${canary} cup`, ''), quantity: 1 };
  const added = await user.send('POST', '/api/commerce/shopping-cart/entries', entry);
  expect(added.status, added.text).toBe(200);
  theirs = { subscription: subscribed.id, entryId: added.json.newlyAdded.id };
  const scopes = ['orders', 'products', 'inventory', 'customers.read'];
  const made = await shop.owner.send('POST', `${shop.base}/api-keys`, { name: 'Till', scopes });
  expect(made.status, made.text).toBe(200);
  key = made.json.secret;
  await shop.app.ownerWithSite('abroad');
  abroad = await signedUp('abroad');
}, 120_000);
afterAll(() => shop.close());

async function signedUp(slug: string): Promise<Session> {
  const session = shop.app.site(slug);
  await session.send('GET', '/cart');
  const user = { email: `${shop.app.deps.newId()}@${slug}.example`, password };
  const made = await session.send('POST', '/api/site-users/account', user);
  expect(made.status, made.text).toBe(200);
  return session;
}

/** A visitor of the site who brings these cookies of somebody's, and a crumb of their own. */
async function bringing(cookies: Readonly<Record<string, string | undefined>>): Promise<Session> {
  const session = shop.app.site('visitors');
  for (const [name, value] of Object.entries(cookies)) if (value) session.cookies.set(name, value);
  await session.send('GET', '/cart');
  return session;
}

// The contracts are the same for every application: only their handlers need one.
const routes = allRoutes({ settings: { development: true }, mail: { inbox: null } } as never)
  .map(({ endpoint }) => endpoint)
  .filter(({ host }) => host === 'site');
const known = routes.filter(({ name }) => name in visitorTable);
const ordered = Object.keys(visitorTable).flatMap((name) => known.filter((one) => one.name === name));
const rowOf = (endpoint: Endpoint): Row => visitorTable[endpoint.name] ?? { whose: 'anyone' };

interface End {
  /** Status, and where it leads or what refuses it. */
  readonly end: string;
  readonly status: number;
  readonly tells: boolean;
}

async function ends(
  session: Session,
  endpoint: Endpoint,
  headers: Readonly<Record<string, string>> = {},
): Promise<End> {
  // One address makes every call: its limits start again.
  await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
  const values: Readonly<Record<string, string>> = { ...theirs, section: 'orders', locale: 'en_US' };
  const path = endpoint.path.replace(
    /:(\w+)/g,
    (_, name: string) => values[name] ?? '01a1fc6e-b71e-7903-b591-e6675bceb2c9',
  );
  const { body, query } = rowOf(endpoint);
  const sent = endpoint.method === 'GET' ? undefined : (body ?? {});
  const {
    status,
    json,
    text,
    headers: got,
  } = await session.send(endpoint.method, query === undefined ? path : `${path}?${query}`, sent, {
    'sec-fetch-site': 'same-origin',
    ...headers,
  });
  const end = `${status} ${json?.code ?? got.get('location') ?? ''}`;
  return { end, status, tells: text.includes(canary) };
}

const isRefused = ({ status, end }: End): boolean => status >= 400 || end === '303 /cart';
const isSentAway = ({ status, end }: End): boolean =>
  status === 401 || status === 404 || /^303 \/account\/(?:login|subscriptions)/.test(end);

/** Credentials that open nothing on a site's host, each beside the cart cookie of the site user. */
const strangers: readonly (readonly [who: string, Record<string, () => string | undefined>, () => string])[] =
  [
    ['nobody at all', {}, () => ''],
    ['a site user of another site', { su: () => abroad.cookies.get('su') }, () => ''],
    ['a member of the studio', { adm: () => shop.owner.cookies.get('adm') }, () => ''],
    [
      'a member of the studio whose session is given out as a site user’s',
      { su: () => shop.owner.cookies.get('adm') },
      () => '',
    ],
    ['a program with an API key of every scope', {}, () => `Bearer ${key}`],
  ];

// Each of them makes some two hundred calls.
describe('routes of a site’s host', { timeout: 180_000 }, () => {
  it('are in the table, each with whose it is', () => {
    const names = routes.map(({ name }) => name);
    expect(names.filter((name) => !(name in visitorTable))).toEqual([]);
    expect(Object.keys(visitorTable).filter((name) => !names.includes(name))).toEqual([]);
    expect(routes.filter(({ access }) => access.kind !== 'visitor')).toEqual([]);
  });

  it.each(strangers)(
    'let %s do what anybody may, and nothing of a site user',
    async (_who, cookies, bearer) => {
      const brought = Object.entries(cookies).map(([name, value]) => [name, value()]);
      const stranger = await bringing({ ...Object.fromEntries(brought), CART: user.cookies.get('CART') });
      const authorization = bearer();
      const found: string[] = [];
      for (const endpoint of ordered) {
        const anybody = await ends(await bringing({}), endpoint);
        const end = await ends(stranger, endpoint, authorization === '' ? {} : { authorization });
        const { whose } = rowOf(endpoint);
        if (end.end !== anybody.end) found.push(`${endpoint.name}: ${end.end}, not ${anybody.end}`);
        if (end.tells) found.push(`${endpoint.name} tells of the site user`);
        if (whose === 'own' && !isSentAway(end)) found.push(`${endpoint.name} lets in: ${end.end}`);
        if (whose === 'link' && !isRefused(end)) found.push(`${endpoint.name} opens: ${end.end}`);
      }
      expect(found).toEqual([]);
    },
  );

  it('let another site user of the site reach nothing of this one', async () => {
    const neighbour = await signedUp('visitors');
    neighbour.cookies.set('CART', user.cookies.get('CART') ?? '');
    const found: string[] = [];
    for (const endpoint of ordered.filter(({ name }) => !/^(?:log-out-on-site|leave-account)$/.test(name))) {
      const end = await ends(neighbour, endpoint);
      if (end.tells) found.push(`${endpoint.name} tells of the other`);
      if (/:(?:subscription|entryId)/.test(endpoint.path) && !isRefused(end) && !isSentAway(end))
        found.push(`${endpoint.name}: ${end.end}`);
      if (rowOf(endpoint).whose === 'link' && !isRefused(end)) found.push(`${endpoint.name}: ${end.end}`);
    }
    expect(found).toEqual([]);
  });

  it('let in no session that has ended', async () => {
    const session = await signedUp('visitors');
    const kept = { su: session.cookies.get('su') };
    expect((await session.send('DELETE', '/api/site-users/account/session')).status).toBe(200);
    const revoked = await bringing(kept);
    const found: string[] = [];
    for (const endpoint of ordered) {
      const [end, anybody] = [await ends(revoked, endpoint), await ends(await bringing({}), endpoint)];
      if (end.end !== anybody.end) found.push(`${endpoint.name}: ${end.end}, not ${anybody.end}`);
    }
    expect(found).toEqual([]);
  });

  it('let the site user do what is theirs, and no stranger has ended their session', async () => {
    const found: string[] = [];
    for (const endpoint of ordered) {
      const anybody = await ends(await bringing({}), endpoint);
      const end = await ends(user, endpoint);
      const { whose, looksAlike } = rowOf(endpoint);
      const isAlike = end.end === anybody.end && end.tells === anybody.tells;
      if (whose === 'own' && /site-user-away|\/account\/login/.test(end.end))
        found.push(`${endpoint.name} refuses: ${end.end}`);
      if (whose === 'cart' && isAlike && !looksAlike)
        found.push(`${endpoint.name} is as for anybody: ${end.end}`);
      if (whose === 'anyone' && [401, 403].includes(end.status)) found.push(`${endpoint.name}: ${end.end}`);
      if (whose === 'link' && !isRefused(end)) found.push(`${endpoint.name} opens: ${end.end}`);
      expect(end.status, endpoint.name).toBeLessThan(500);
    }
    expect(found).toEqual([]);
    expect((await user.send('GET', '/account')).status).toBe(303);
    expect((await abroad.send('GET', '/account')).status).toBe(200);
    expect((await shop.owner.send('GET', `${shop.base}/orders`)).status).toBe(200);
    expect(shop.app.faults).toEqual([]);
  });
});
