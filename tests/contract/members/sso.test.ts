import { slideEdit } from '@veranda/domain/pages/slides/slide-edits';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestProvider, type TestProvider } from '../../support/identity-provider.ts';
import { editDocument } from '../../support/items.ts';
import { publishSite } from '../../support/publish-site.ts';
import { cartPath, details, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let provider: TestProvider;
let base: string;
let count = 0;

const wanted = () => ({ issuer: provider.issuer, clientId: 'shop', clientSecret: 's3cret', name: 'Acme ID' });
const connect = (body: object) => shop.owner.send('PUT', `${base}/sso`, body);

beforeAll(async () => {
  shop = await createShop('members-only');
  await shop.setStock('MUG', 500);
  provider = await createTestProvider();
  Object.assign(shop.app.deps, { outbound: provider.outbound });
  base = `/api/studio/sites/${shop.siteId}`;
  expect((await connect(wanted())).status).toBe(200);
});
afterAll(() => shop.close());
beforeEach(async () => {
  provider.lie({});
  await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
});
afterEach(() => expect(shop.app.faults).toEqual([]));

function person(changes: object = {}) {
  count += 1;
  return {
    sub: `person-${count}`,
    email: `person${count}@acme.example`,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Stone',
    ...changes,
  };
}

/** Goes to the provider and comes back with the code it gave. */
async function comeBack(session: Session, who: Readonly<Record<string, unknown>>, returnTo = '') {
  const sent = await session.send('GET', `/sso/start?returnTo=${encodeURIComponent(returnTo)}`);
  const address = sent.headers.get('location') ?? '';
  const state = new URL(address).searchParams.get('state') ?? '';
  const callback = `/sso/callback?code=${provider.codeFor(address, who)}&state=${state}`;
  return { callback, answer: await session.send('GET', callback) };
}

const userOf = async (session: Session): Promise<string | undefined> => {
  const answer = await session.send('GET', '/api/site-users/account/export');
  return answer.status === 200 ? (JSON.parse(answer.text).account?.email ?? answer.text) : undefined;
};

describe('single sign-on, storefront §2 (sso page 400)', () => {
  it('storefront §2 page type: 400 is single sign-on; administration §2 page for tweaks: sso page; administration §2 slide type: sso-screen; administration §3 slice in the editor: sso-options', async () => {
    const page = await (await shop.shopper()).send('GET', '/sso?returnTo=/shop');
    expect(page.status).toBe(200);
    expect(page.text).toContain('page-type-400');
    expect(page.text).toContain('data-slide-type="sso-screen"');
    expect(page.text).toContain('data-slice-name="sso-options"');
    expect(page.text).toContain('Continue with Acme ID');
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(page.text).toMatch(/href="\/sso\/start\?returnTo=(?:%2F|\/)shop"/);
  });

  it('is the owner’s own screen once it is published, with the way to the provider', async () => {
    const slice = {
      id: 'h',
      position: 'a0',
      name: 'heading',
      value: { text: 'Staff only', size: 'medium' },
    } as const;
    const { siteId, owner } = shop;
    const sent = await editDocument(
      owner,
      { siteId, kind: 'sso-screen', id: siteId },
      slideEdit('slice.insert', { slice }),
    );
    expect([sent.status, sent.json.refused]).toEqual([200, []]);
    await publishSite(owner, siteId);
    const { status, text } = await (await shop.shopper()).send('GET', '/sso?returnTo=/shop');
    expect(status).toBe(200);
    expect(text).toMatch(/data-slide-type="sso-screen"[\s\S]*<h1 [^>]*>Staff only<\/h1>/);
    expect(text).toContain('Continue with Acme ID');
    expect(text).toMatch(/href="\/sso\/start\?returnTo=(?:%2F|\/)shop"/);
  });

  it('is on the login page too, and is not found where the owner has set none', async () => {
    expect((await (await shop.shopper()).send('GET', '/account/login')).text).toContain(
      'Continue with Acme ID',
    );
    await shop.app.ownerWithSite('without-sso');
    const elsewhere = shop.app.site('without-sso');
    for (const path of ['/sso', '/sso/start', '/sso/callback?code=x&state=y'])
      expect((await elsewhere.send('GET', path)).status).toBe(404);
    expect((await elsewhere.send('GET', '/account/login')).text).not.toContain('/sso/start');
  });

  it('asks with code, PKCE, state and nonce, and never shows the secret', async () => {
    const sent = await (await shop.shopper()).send('GET', '/sso/start');
    const asked = Object.fromEntries(new URL(sent.headers.get('location') ?? '').searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'shop',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    });
    expect(asked['redirect_uri']).toMatch(/\/sso\/callback$/);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/);
    expect((await shop.owner.send('GET', `${base}/sso`)).text).not.toContain('s3cret');
    const kept = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('sso_provider').selectAll().executeTakeFirstOrThrow(),
    );
    expect(Buffer.from(kept.clientSecret).toString('latin1')).not.toContain('s3cret');
  });

  it('signs a newcomer in, with a fresh crumb, and on to a path of the site', async () => {
    const session = await shop.shopper();
    const before = session.cookies.get('crumb');
    const who = person();
    const { answer } = await comeBack(session, who, '/shop/p/mug');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/shop/p/mug']);
    expect(session.cookies.get('crumb')).not.toBe(before);
    expect(await userOf(session)).toContain(who.email);
    const again = await session.send('GET', '/sso');
    expect([again.status, again.headers.get('location')]).toEqual([303, '/account']);
  });

  it('decision 0065: shows what was ordered as a guest with the address that the provider says is confirmed', async () => {
    const who = person();
    const guest = await shop.shopper();
    await shop.add(guest, 'MUG', 1);
    const placed = await shop.complete(guest, 1750, { details: { ...details, email: who.email } });
    expect(placed.status, placed.text).toBe(200);
    const session = await shop.shopper();
    await comeBack(session, who);
    expect((await session.send('GET', '/api/site-users/account/export')).json.orders).toHaveLength(1);
  });

  it('leads nowhere else than to the site', async () => {
    const { answer } = await comeBack(await shop.shopper(), person(), '//evil.example');
    expect(answer.headers.get('location')).toBe('/account');
  });

  it('knows who has come before by the name that never changes, whatever the address is now', async () => {
    const who = person();
    await comeBack(await shop.shopper(), who);
    const session = await shop.shopper();
    await comeBack(session, { ...who, email: 'moved@acme.example' });
    expect(await userOf(session)).toContain(who.email);
  });

  it('becomes the site user of the same address, and shuts out who had signed up with it', async () => {
    const who = person();
    const early = await shop.shopper();
    const password = 'a quiet rye loaf';
    await early.send('POST', '/api/site-users/account', { email: who.email, password });
    const session = await shop.shopper();
    await comeBack(session, who);
    expect(await userOf(session)).toContain(who.email);
    expect(await userOf(early)).toBeUndefined();
    const old = await (await shop.shopper()).send('POST', '/api/site-users/account/session', {
      email: who.email,
      password,
    });
    expect(old.status).toBe(401);
  });

  it('merges both carts', async () => {
    const who = person();
    const first = await shop.shopper();
    await comeBack(first, who);
    await shop.add(first, 'MUG', 2);
    const phone = await shop.shopper();
    await shop.add(phone, 'MUG', 3);
    await comeBack(phone, who);
    expect((await phone.send('GET', cartPath)).json).toMatchObject({ totalQuantity: 5 });
  });
});

describe('single sign-on refuses', () => {
  const now = Math.floor(Date.now() / 1000);
  it.each([
    ['a token for somebody else', { claims: { aud: 'another' } }],
    ['a token of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['a token that is over', { claims: { iat: now - 900, exp: now - 600 } }],
    ['a nonce of another sign-in', { claims: { nonce: 'another' } }],
    ['a signature by another key', { otherKey: true as const }],
  ])('%s', async (_what, lie) => {
    provider.lie(lie);
    const session = await shop.shopper();
    const { answer } = await comeBack(session, person());
    expect([answer.status, answer.text.includes('could not be verified')]).toEqual([403, true]);
    expect(await userOf(session)).toBeUndefined();
  });

  it.each([[{ email_verified: false }], [{ email_verified: undefined }], [{ email: 'no address' }]])(
    'an address that is not confirmed: %o',
    async (changes) => {
      const session = await shop.shopper();
      const { answer } = await comeBack(session, person(changes));
      expect([answer.status, answer.text.includes('has not confirmed your email address')]).toEqual([
        403,
        true,
      ]);
      expect(await userOf(session)).toBeUndefined();
    },
  );

  it('an answer that was used already', async () => {
    const session = await shop.shopper();
    const { callback } = await comeBack(session, person());
    const again = await session.send('GET', callback);
    expect([again.status, again.text.includes('has already been used')]).toEqual([410, true]);
  });

  it('an answer in another browser, and one without a state', async () => {
    const session = await shop.shopper();
    const sent = await session.send('GET', '/sso/start');
    const address = sent.headers.get('location') ?? '';
    const query = new URL(address).searchParams;
    const callback = `/sso/callback?code=${provider.codeFor(address, person())}&state=${query.get('state')}`;
    const stranger = await shop.shopper();
    await stranger.send('GET', '/sso/start');
    expect((await stranger.send('GET', callback)).status).toBe(410);
    expect((await session.send('GET', '/sso/callback?code=x')).status).toBe(410);
    expect((await session.send('GET', callback)).status).toBe(303);
  });

  it('an answer after ten minutes', async () => {
    const session = await shop.shopper();
    const sent = await session.send('GET', '/sso/start');
    const address = sent.headers.get('location') ?? '';
    const callback = `/sso/callback?code=${provider.codeFor(address, person())}&state=${new URL(address).searchParams.get('state')}`;
    shop.setClock(() => Date.now() + 11 * 60_000);
    const late = await session.send('GET', callback);
    shop.setClock(Date.now);
    expect(late.status).toBe(410);
  });

  it('nothing in silence: who says no at the provider, and a provider that is away, are told', async () => {
    const session = await shop.shopper();
    const sent = await session.send('GET', '/sso/start');
    const state = new URL(sent.headers.get('location') ?? '').searchParams.get('state');
    const denied = await session.send('GET', `/sso/callback?error=access_denied&state=${state}`);
    expect([denied.status, denied.text.includes('was not completed')]).toEqual([403, true]);
    provider.lie({ away: true });
    const away = await session.send('GET', '/sso/start');
    expect([away.status, away.text.includes('is not responding')]).toEqual([503, true]);
  });
});

describe('the settings of single sign-on', () => {
  it.each([
    [{ issuer: 'id.example' }, 400, 'issuer'],
    [{ issuer: 'http://id.example' }, 400, 'issuer'],
    [{ issuer: 'https://nowhere.example' }, 409, 'issuer'],
    [{ issuer: 'https://other.example', clientSecret: '' }, 400, 'clientSecret'],
  ])('are refused with %o', async (changes, status, field) => {
    const answer = await connect({ ...wanted(), ...changes });
    expect([answer.status, answer.json.field]).toEqual([status, field]);
  });

  it('keep the secret where none is typed', async () => {
    expect((await connect({ ...wanted(), clientSecret: '', name: 'Acme' })).json.provider.name).toBe('Acme');
    const { answer } = await comeBack(await shop.shopper(), person());
    expect(answer.status).toBe(303);
  });

  it('can be taken back', async () => {
    expect((await shop.owner.send('DELETE', `${base}/sso`)).json.provider).toBeNull();
    expect((await (await shop.shopper()).send('GET', '/sso')).status).toBe(404);
    expect((await connect(wanted())).status).toBe(200);
  });
});
