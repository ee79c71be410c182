import { type CookieName, cookieTable, wireName } from '@veranda/contracts/cookies';
import { setInternal } from '@veranda/db/accounts/writer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { addItems, openCollection } from '../../support/many-items.ts';
import { createTestProvider } from '../../support/identity-provider.ts';
import { cartPath, details, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let base: string;
const lines: string[] = [];

beforeAll(async () => {
  shop = await createShop('jars', { https: true });
  base = `/api/studio/sites/${shop.siteId}`;
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));

/** A browser that notes each line by which a cookie is set. */
function noting(session: Session): Session {
  return {
    ...session,
    async send(...asked) {
      const answer = await session.send(...asked);
      if (answer.setCookies.length === 0) return answer;
      lines.push(...answer.setCookies);
      expect([asked[1], answer.headers.get('cache-control')]).toEqual([
        asked[1],
        expect.stringMatching(/^private, /),
      ]);
      return answer;
    },
  };
}
const visitor = (): Session => noting(shop.app.site('jars'));
const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();

/** Goes through everything that hands out a cookie. */
async function collectCookies(): Promise<void> {
  await ownerComes();
  await userComes();
  await donorComes();
  await lateVisitorComes();
  await likerComes();
}

async function ownerComes(): Promise<void> {
  const owner = noting(shop.app.studio());
  await owner.send('GET', '/api/studio/session');
  const account = { email: 'jar@studio.example', password: 'a long enough pass phrase' };
  expect((await owner.send('POST', '/api/studio/accounts', account)).status).toBe(200);
  expect((await owner.send('POST', '/api/studio/session', { ...account, rememberMe: true })).status).toBe(
    200,
  );
  await owner.send('DELETE', '/api/studio/session');
}

async function userComes(): Promise<void> {
  const shopper = visitor();
  await shopper.send('GET', '/cart');
  expect((await shop.add(shopper, 'MUG')).status).toBe(200);
  const user = {
    email: 'jar@user.example',
    password: 'a long enough pass phrase',
    firstName: 'Ada',
    lastName: 'S',
  };
  expect((await shopper.send('POST', '/api/site-users/account', user)).status).toBe(200);
  await shopper.send('DELETE', '/api/site-users/account/session', {});
}

async function donorComes(): Promise<void> {
  const donor = visitor();
  await donor.send('GET', '/cart');
  const fund = {
    name: 'Roof',
    description: '',
    suggested: ['10.00'],
    ownAmount: true,
    least: '5.00',
    most: '100.00',
  };
  const more = { monthly: false, goal: null, thanks: '', imageId: null, isOpen: true };
  const made = await shop.owner.send('POST', `${base}/funds`, { ...fund, ...more });
  expect(made.status).toBe(200);
  const gift = { amount: '10.00', often: 'once', email: 'dora@donor.example' };
  expect((await donor.send('POST', `/donate/${made.json.fund.id}`, gift)).json.nextUrl).toContain('checkout');
}

/** Sends a form with a crumb that has expired. */
async function lateVisitorComes(): Promise<void> {
  const late = visitor();
  await late.send('GET', '/about');
  await late.send('POST', `${cartPath}/entries`, form({ itemId: 'x' }), {
    accept: 'text/html',
    'x-csrf-token': 'stale',
    origin: `https://jars.${shop.app.studioHost}`,
    referer: `https://jars.${shop.app.studioHost}/about`,
  });
  expect((await late.send('GET', '/about')).text).toContain('Your session has expired');
}

async function likerComes(): Promise<void> {
  const { siteId, owner, app } = shop;
  const blog = await openCollection(app.db, owner, { siteId });
  const [itemId] = await addItems(app.db, siteId, [{ collectionId: blog.id, title: 'Liked' }]);
  await owner.send('POST', `${base}/publish`, {});
  const settings = { simpleLiking: true, shareButtons: [] };
  expect((await owner.send('PUT', `${base}/social-settings`, { settings, version: '0' })).status).toBe(200);
  const liked = await visitor().send('POST', '/api/likes', { itemId }, { 'sec-fetch-site': 'same-origin' });
  expect(liked.json).toEqual({ isNew: true });
}

async function unlockPage(): Promise<void> {
  const { pages } = (await shop.owner.send('GET', `${base}/pages`)).json;
  const about = pages.find((page: { urlSlug: string }) => page.urlSlug === 'about');
  const access = { kind: 'password', password: 'open sesame' };
  const changed = await shop.owner.send('PATCH', `${base}/pages/${about.id}`, {
    version: about.version,
    access,
  });
  expect(changed.status).toBe(200);
  await shop.owner.send('POST', `${base}/publish`, {});
  const session = visitor();
  const entered = { page: about.id, password: 'open sesame', returnTo: '/about' };
  const opened = await session.send('POST', '/unlock-page', form(entered), {
    'sec-fetch-site': 'same-origin',
  });
  expect(opened.status).toBe(303);
  expect((await session.send('GET', '/about')).status).toBe(200);
}

async function signOn(): Promise<void> {
  const provider = await createTestProvider();
  Object.assign(shop.app.deps, { outbound: provider.outbound });
  const wanted = { issuer: provider.issuer, clientId: 'shop', clientSecret: 's3cret', name: 'Acme ID' };
  expect((await shop.owner.send('PUT', `${base}/sso`, wanted)).status).toBe(200);
  expect((await visitor().send('GET', '/sso/start?returnTo=/')).headers.get('location')).toContain(
    provider.issuer,
  );
}

async function preview(): Promise<void> {
  const email = 'owner@jars.example';
  expect(await shop.app.db.global((tx) => setInternal(tx, { email, isInternal: true }))).toBe(true);
  const { url } = (await shop.owner.send('GET', `${base}/preview`)).json;
  expect((await visitor().send('GET', url.slice(new URL(url).origin.length))).status).toBe(200);
}

async function openSite(): Promise<void> {
  const opened = await shop.owner.send('GET', `${base}/open`);
  const mark = new URL(opened.headers.get('location') ?? '');
  expect((await visitor().send('GET', mark.pathname + mark.search)).status).toBe(303);
}

async function unlockSite(): Promise<void> {
  const lock = { availability: 'password', password: 'open sesame' };
  expect((await shop.owner.send('PUT', `${base}/availability`, lock)).status).toBe(200);
  const session = visitor();
  await session.send('GET', '/');
  const crumb = session.cookies.get('__Host-crumb') ?? '';
  await session.send('POST', '/unlock', form({ password: 'open sesame', returnTo: '/', crumb }));
  expect((await session.send('GET', '/')).status).toBe(200);
  const link = await shop.owner.send('GET', `${base}/visit`);
  const { pathname, search } = new URL(link.headers.get('location') ?? '');
  expect((await visitor().send('GET', pathname + search)).status).toBe(303);
  await shop.owner.send('PUT', `${base}/availability`, { availability: 'public' });
}

describe('the cookies of a host that is reached by https', { timeout: 60_000 }, () => {
  it('are all host-only, prefixed and Secure, and their answers private', async () => {
    await collectCookies();
    await unlockPage();
    await signOn();
    await preview();
    await openSite();
    await unlockSite();
    for (const line of lines) {
      expect(line).toMatch(
        /^__Host-\w+=[^;]*; Path=\/; SameSite=Lax; (?:HttpOnly; )?Secure(?:; Max-Age=\d+)?$/,
      );
      const name = line.slice(7, line.indexOf('=')) as CookieName;
      expect(cookieTable).toHaveProperty(name);
      expect([name, line.includes('HttpOnly')]).toEqual([name, !('readable' in cookieTable[name])]);
    }
  });

  it('are each one of the table, and each of the table that the server sets was met', () => {
    const met = new Set(lines.map((line) => line.slice(0, line.indexOf('='))));
    const set = (Object.keys(cookieTable) as CookieName[]).filter(
      (name) => !('inBrowser' in cookieTable[name]),
    );
    expect([...met].sort()).toEqual(set.map((name) => wireName(name, true)).sort());
  });

  it('without the prefix are none: what a neighbour plants leads to no cart, no session and no crumb', async () => {
    const attacker = visitor();
    await attacker.send('GET', '/cart');
    await shop.add(attacker, 'MUG');
    const planted = attacker.cookies.get('__Host-CART') ?? '';
    const victim = visitor();
    await victim.send('GET', '/cart');
    const cookie = [...victim.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const seen = await victim.send('GET', cartPath, undefined, {
      cookie: `CART=${planted}; crumb=x; ${cookie}`,
    });
    expect(seen.json.entries).toEqual([]);
    const saved = await victim.send(
      'PUT',
      '/api/commerce/checkout',
      { email: 'victim@home.example' },
      { cookie: `CART=${planted}; ${cookie}` },
    );
    expect(saved.json.code).toBe('cart-empty');
    const crumb = attacker.cookies.get('__Host-crumb') ?? '';
    const forged = await shop.app
      .site('jars')
      .send('POST', `${cartPath}/entries`, {}, { cookie: `crumb=${crumb}`, 'x-csrf-token': crumb });
    expect(forged.json.crumbFail).toBe(true);
  });
});

describe('a cart whose token lies in a browser that it was not given to', () => {
  let plain: Shop;
  beforeAll(async () => void (plain = await createShop('taken')), 60_000);
  afterAll(() => plain.close());

  const shown = async (session: Session) => {
    const [checkout, cart, page, cartPage] = await Promise.all(
      ['/api/commerce/checkout', cartPath, '/checkout', '/cart'].map((path) => session.send('GET', path)),
    );
    return [checkout, cart, page, cartPage].map((answer) => answer?.text ?? '').join('\n');
  };
  const personalIn = (text: string) =>
    ['ada@shop.example', '1 Mill Lane', 'Stone'].filter((one) => text.includes(one));

  it('shows no personal data there, and all of it where it was typed', async () => {
    const attacker = await plain.shopper();
    await plain.add(attacker, 'MUG');
    // The attacker's cart, as a neighbour plants it.
    const victim = await plain.shopper();
    victim.cookies.set('CART', attacker.cookies.get('CART') ?? '');
    expect((await victim.send('PUT', '/api/commerce/checkout', details)).status).toBe(200);
    expect(personalIn(await shown(victim))).toHaveLength(3);
    expect(personalIn(await shown(attacker))).toEqual([]);
    const bare = plain.app.site('taken');
    bare.cookies.set('CART', victim.cookies.get('CART') ?? '');
    expect(personalIn(await shown(bare))).toEqual([]);
    // Neither by logging in with it.
    const user = {
      email: 'eve@user.example',
      password: 'a long enough pass phrase',
      firstName: 'E',
      lastName: 'E',
    };
    expect((await attacker.send('POST', '/api/site-users/account', user)).status).toBe(200);
    expect(personalIn(await shown(attacker))).toEqual([]);
    const done = await plain.complete(victim, 1750);
    expect(done.status, done.text).toBe(200);
    expect(personalIn(await shown(attacker))).toEqual([]);
  });

  it('is nobody’s when somebody else has typed into it before', async () => {
    const attacker = await plain.shopper();
    await plain.add(attacker, 'MUG');
    await attacker.send('PUT', '/api/commerce/checkout', { email: 'eve@evil.example' });
    const victim = await plain.shopper();
    victim.cookies.set('CART', attacker.cookies.get('CART') ?? '');
    expect(await shown(victim)).not.toContain('eve@evil.example');
    expect((await victim.send('PUT', '/api/commerce/checkout', details)).json.code).toBe('cart-empty');
    expect((await plain.add(victim, 'MUG')).status).toBe(200);
    expect((await victim.send('PUT', '/api/commerce/checkout', details)).status).toBe(200);
    expect(personalIn(await shown(attacker))).toEqual([]);
  });

  it('is known again by a completion that is repeated in the browser that it is of', async () => {
    const shopper = await plain.shopper();
    await plain.add(shopper, 'MUG');
    const jar = new Map(shopper.cookies);
    const first = await plain.complete(shopper, 1750, { key: 'pressed-once' });
    // The answer was lost with its cookies.
    shopper.cookies.clear();
    for (const [name, value] of jar) shopper.cookies.set(name, value);
    const again = await plain.complete(shopper, 1750, { key: 'pressed-once' });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.json.orderId).toBe(first.json.orderId);
  });

  it('is refused where a request brings two of one name', async () => {
    const [one, other] = [await plain.shopper(), await plain.shopper()];
    await plain.add(one, 'MUG');
    await plain.add(other, 'MUG');
    const two = `CART=${one.cookies.get('CART')}; CART=${other.cookies.get('CART')}`;
    const seen = await plain.app.site('taken').send('GET', cartPath, undefined, { cookie: two });
    expect(seen.json.entries).toEqual([]);
  });
});
