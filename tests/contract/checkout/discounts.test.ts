import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSession, type Session } from '../../support/browser-session.ts';
import { cartPath, declines, details, openShop, patiently, type Shop } from './shop.ts';

let shop: Shop;
let path: string;
let visitors = 0;
/** Shoppers at once. */
const crowd = 200;

beforeAll(async () => {
  shop = await openShop('codes');
  path = `/api/studio/sites/${shop.siteId}/discounts`;
});
afterAll(() => shop.close());
afterEach(async () => {
  // The list comes in pages.
  for (;;) {
    const { discounts } = (await shop.owner.send('GET', path)).json;
    if (discounts.length === 0) break;
    for (const { id } of discounts) await shop.owner.send('DELETE', `${path}/${id}`);
  }
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

const plain = {
  name: 'Ten off',
  code: 'ten',
  scope: { kind: 'order' },
  effect: { kind: 'percent', percent: 10 },
  minimumAmount: '0',
  minimumQuantity: 0,
  active: true,
  startsAt: null,
  endsAt: null,
  limit: null,
  oncePerCustomer: false,
  subscriptions: 'first',
};

async function discount(more: object = {}): Promise<string> {
  const made = await shop.owner.send('POST', path, { ...plain, ...more });
  expect([made.status, made.json.error]).toEqual([200, undefined]);
  return made.json.discount.id;
}

async function withMugs(quantity = 1): Promise<Session> {
  await shop.setStock('MUG', 300);
  visitors += 1;
  const host = `codes.${shop.app.studioHost}`;
  const session = openSession(shop.app.port, host, `127.3.${visitors >> 8}.${visitors & 255}`);
  await patiently(() => session.send('GET', '/cart'));
  await patiently(() => shop.add(session, 'MUG', quantity));
  return session;
}

const enter = (session: Session, code: string) => session.send('POST', `${cartPath}/coupons`, { code });

describe('a discount code on the cart', () => {
  it('storefront §3: is entered in any case, shown in validCoupons, and comes into the order', async () => {
    await discount();
    const session = await withMugs(2);
    const entered = await enter(session, ' tEn ');
    expect(entered.json.shoppingCart).toMatchObject({
      coupons: [{ code: 'TEN' }],
      validCoupons: [{ code: 'TEN', name: 'Ten off', discountCents: 240, freeShipping: false }],
      invalidCoupons: [],
      subtotalCents: 2400,
      discountCents: 240,
      grandTotalCents: 2160,
    });
    const done = await shop.complete(session, 2160 + 600);
    expect(done.json.status).toBe('placed');
    const order = await shop.owner.send(
      'GET',
      `/api/studio/sites/${shop.siteId}/orders/${done.json.orderId}`,
    );
    expect(order.json.order).toMatchObject({
      discount: { value: '2.40' },
      discounts: [{ name: 'Ten off', code: 'TEN', amount: { value: '2.40' } }],
    });
    expect((await session.send('GET', done.json.confirmationUrl)).text).toContain('-$2.40');
    expect((await shop.owner.send('GET', path)).json.discounts[0].used).toBe(1);
  });

  it('is taken out again', async () => {
    await discount();
    const session = await withMugs();
    await enter(session, 'TEN');
    const gone = await session.send('DELETE', `${cartPath}/coupons/ten`);
    expect(gone.json.shoppingCart).toMatchObject({ coupons: [], discountCents: 0 });
  });

  it.each([
    ['NOPE', {}, 404, 'This code is not valid.'],
    ['TEN', { active: false }, 409, 'This code is not valid.'],
    ['TEN', { endsAt: '2020-01-01T00:00:00Z' }, 409, 'This code has expired.'],
    ['TEN', { startsAt: '2100-01-01T00:00:00Z' }, 409, 'This code is not valid yet.'],
    ['TEN', { minimumAmount: '12.01' }, 409, 'This code is for larger orders.'],
  ])('%s with %j is refused: %i %s', async (code, more, status, message) => {
    await discount(more);
    const session = await withMugs();
    const answer = await enter(session, code);
    expect([answer.status, answer.json.error]).toEqual([status, message]);
    expect((await session.send('GET', cartPath)).json.coupons).toEqual([]);
  });

  it('commerce, totals: that a change of the cart makes invalid stays, with its reason', async () => {
    await discount({ minimumAmount: '24' });
    const session = await withMugs(2);
    const { shoppingCart } = (await enter(session, 'TEN')).json;
    const fewer = await session.send('PUT', `${cartPath}/entries/${shoppingCart.entries[0].id}`, {
      quantity: 1,
    });
    expect(fewer.json.shoppingCart).toMatchObject({
      validCoupons: [],
      invalidCoupons: [{ code: 'TEN', reason: 'under-amount', message: 'This code is for larger orders.' }],
      discountCents: 0,
    });
  });

  it('decisions §numbers rate limit: coupon and gift-card codes 10 in 10 minutes an address, by the call and by the form', async () => {
    const session = await withMugs();
    const tries = [];
    for (let n = 0; n < 10; n += 1) tries.push((await enter(session, `guess${n}`)).status);
    expect(new Set(tries)).toEqual(new Set([404]));
    const crumb = session.cookies.get('crumb') ?? '';
    const form = new URLSearchParams({ crumb, apply: '1', coupon: 'guess' }).toString();
    const byForm = await session.send('POST', '/cart', form, { accept: 'text/html' });
    expect([byForm.status, byForm.text.includes('Please try again in 10 minutes.')]).toEqual([429, true]);
    const byCall = await enter(session, 'guess');
    expect([byCall.status, byCall.json.error]).toEqual([429, 'Please try again in 10 minutes.']);
    const atCheckout = new URLSearchParams({ crumb, action: 'apply', coupon: 'guess' }).toString();
    const byPage = await session.send('POST', '/checkout', atCheckout, { accept: 'text/html' });
    expect(byPage.status).toBe(429);
    for (const { headers } of [byForm, byCall, byPage])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
  });
});

describe('a discount code without JavaScript', () => {
  it('is applied and removed on the checkout page, which says what it does', async () => {
    await discount();
    const session = await withMugs(2);
    const crumb = session.cookies.get('crumb') ?? '';
    const send = (fields: Record<string, string>) =>
      session.send('POST', '/checkout', new URLSearchParams({ crumb, ...fields }).toString(), {
        accept: 'text/html',
      });
    const wrong = await send({ action: 'apply', coupon: 'nope' });
    expect(wrong.status).toBe(404);
    expect(wrong.text).toContain('id="coupon-error">This code is not valid.');
    const applied = await send({ action: 'apply', coupon: 'ten' });
    expect(applied.text).toContain('<dt>Ten off</dt><dd>−$2.40</dd>');
    expect(applied.text).toContain('Pay $27.60');
    const removed = await send({ removeCoupon: 'TEN' });
    expect(removed.text).toContain('Pay $30.00');
  });

  it.each([
    ['its own button', { apply: '1' }],
    ['the Enter key, which presses the first button', { update: 'all' }],
  ])('is applied by the cart page’s form, by %s, and shown there', async (_name, button) => {
    await discount();
    const session = await withMugs(2);
    const crumb = session.cookies.get('crumb') ?? '';
    const send = (fields: Record<string, string>) =>
      session.send('POST', '/cart', new URLSearchParams({ crumb, ...fields }).toString(), {
        accept: 'text/html',
      });
    expect((await send({ ...button, coupon: 'ten' })).status).toBe(303);
    const page = await session.send('GET', '/cart');
    expect(page.text).toContain('<span>Ten off</span> <span>−$2.40</span>');
    expect(page.text).toContain('aria-label="Remove TEN"');
    expect((await send({ removeCoupon: 'TEN' })).status).toBe(303);
    expect((await session.send('GET', cartPath)).json.discountCents).toBe(0);
    const wrong = await send({ ...button, coupon: 'nope' });
    expect(wrong.status).toBe(404);
    expect(wrong.text).toMatch(/<details class="v-cart-codes" open>/);
    expect(wrong.text).toMatch(/id="cart-code"[^>]* value="nope" aria-invalid="true"/);
    expect(wrong.text).toContain('id="cart-code-error">This code is not valid.');
    expect(wrong.text).not.toContain('class="v-notice"');
  });
});

describe('limits of a discount under concurrency', () => {
  it('a code for one order is used once by 200 at once; the others are told of the new total', {
    timeout: 180_000,
  }, async () => {
    await discount({ limit: 1 });
    const sessions = await Promise.all(Array.from({ length: crowd }, () => withMugs(2)));
    await Promise.all(sessions.map((session) => patiently(() => enter(session, 'TEN'))));
    const answers = await Promise.all(
      sessions.map((session) => patiently(() => shop.complete(session, 2160 + 600))),
    );
    expect(answers.filter((answer) => answer.json.status === 'placed')).toHaveLength(1);
    for (const answer of answers.filter((one) => one.json.status !== 'placed'))
      expect(answer).toMatchObject({
        status: 409,
        json: {
          code: 'CART_CHANGED',
          shoppingCart: { grandTotalCents: 3000, invalidCoupons: [{ reason: 'used-up' }] },
        },
      });
  });

  it.each(['ADA@shop.example', 'ada+again@shop.example'])(
    'once a customer: the second order of the same mailbox does not have it: %s',
    async (email) => {
      await discount({ oncePerCustomer: true });
      const [first, second] = [await withMugs(2), await withMugs(2)];
      for (const session of [first, second]) await enter(session, 'TEN');
      expect((await shop.complete(first, 2760)).json.status).toBe('placed');
      const again = { ...details, email };
      const refused = await shop.complete(second, 2760, { details: again });
      expect(refused.json).toMatchObject({
        code: 'CART_CHANGED',
        shoppingCart: { invalidCoupons: [{ reason: 'used-by-customer' }] },
      });
    },
  );

  it('a declined payment gives the use back', async () => {
    await discount({ limit: 1 });
    const session = await withMugs(2);
    await enter(session, 'TEN');
    expect((await shop.complete(session, 2760, { payment: declines })).status).toBe(409);
    expect((await shop.complete(session, 2760)).json.status).toBe('placed');
  });
});

describe('discounts in the studio', () => {
  it('automatic ones are given without a code', async () => {
    await discount({ code: null, effect: { kind: 'fixed', amount: '5.00' } });
    const session = await withMugs();
    expect((await session.send('GET', cartPath)).json).toMatchObject({
      discountCents: 500,
      validCoupons: [{ code: '', name: 'Ten off' }],
    });
  });

  it('come back as they were saved, and are changed', async () => {
    const given = {
      ...plain,
      code: 'SET',
      scope: { kind: 'products', productIds: [shop.variant('MUG').productId] },
      effect: { kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100, of: { kind: 'order' } },
      minimumAmount: '10.00',
      startsAt: '2026-01-01T00:00:00.000Z',
      limit: 5,
    };
    const id = await discount(given);
    const [kept] = (await shop.owner.send('GET', path)).json.discounts;
    expect(kept).toEqual({ ...given, id, used: 0 });
    const changed = await shop.owner.send('PUT', `${path}/${id}`, { ...given, limit: null });
    expect(changed.json.discount.limit).toBeNull();
  });

  it.each([
    [{ code: 'with space' }, 400, 'code-malformed'],
    [{ effect: { kind: 'percent', percent: 101 } }, 400, 'malformed'],
    [{ effect: { kind: 'fixed', amount: '1.001' } }, 400, 'amount-too-precise'],
    [{ startsAt: '2026-01-02T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' }, 400, 'ends-before-start'],
    [{ scope: { kind: 'products', productIds: [] } }, 400, 'nothing-chosen'],
    [{ code: 'TAKEN' }, 409, 'code-taken'],
  ])('%j is refused', async (more, status, code) => {
    await discount({ code: 'taken' });
    const answer = await shop.owner.send('POST', path, { ...plain, ...more });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  it('commerce, rules adopted: at most 100 are given by themselves; one of a hundred can still be changed', async () => {
    const id = await discount({ code: null });
    const columns = { siteId: shop.siteId, name: 'One of many', scope: '{"kind":"order"}' };
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .insertInto('discount')
        .values(
          Array.from({ length: 99 }, () => ({
            ...columns,
            id: shop.app.deps.newId(),
            code: null,
            effect: '{"kind":"free-shipping"}',
            startsAt: null,
            endsAt: null,
            usageLimit: null,
            deletedAt: null,
          })),
        )
        .execute(),
    );
    const one = { ...plain, code: null };
    expect((await shop.owner.send('POST', path, one)).json).toMatchObject({
      code: 'too-many-automatic',
      error: 'A shop has at most 100 automatic discounts.',
    });
    expect((await shop.owner.send('PUT', `${path}/${id}`, { ...one, name: 'Other' })).status).toBe(200);
  });

  it('are nobody’s but the members’', async () => {
    const stranger = shop.app.studio();
    expect((await stranger.send('GET', path)).status).toBe(401);
  });
});

describe('a discount of a category', () => {
  it('commerce, discounts: is for the categories below it as well', async () => {
    const stores = (await shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/stores`)).json.stores;
    const categories = `/api/content-service/product/1.1/websites/${shop.siteId}/products/${stores[0].id}/categories`;
    const parent = (await shop.owner.send('POST', categories, { displayName: 'Kitchen' })).json;
    const child = (await shop.owner.send('POST', categories, { displayName: 'Mugs', parentId: parent.id }))
      .json;
    expect(child.parentId).toBe(parent.id);
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .insertInto('product_category')
        .values({
          siteId: shop.siteId,
          productId: shop.variant('MUG').productId,
          categoryId: child.id,
        })
        .execute(),
    );
    await discount({ scope: { kind: 'categories', categoryIds: [parent.id] } });
    const session = await withMugs(2);
    expect((await enter(session, 'TEN')).json.shoppingCart.discountCents).toBe(240);
  });
});

describe('the dates of a discount', () => {
  it('commerce, discounts: hold from the first moment to the last, also across a change of the clock', async () => {
    // 2:30 on the 29th of March 2026 does not exist in Berlin: it is 3:30, which is 1:30 in London.
    await discount({ startsAt: '2026-03-29T01:30:00Z', endsAt: '2026-10-25T00:30:00Z' });
    const answers = [];
    for (const moment of [
      '2026-03-29T01:29:59Z',
      '2026-03-29T01:30:00Z',
      '2026-10-25T00:29:59Z',
      '2026-10-25T00:30:00Z',
    ]) {
      shop.setClock(() => Date.parse(moment));
      await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
      const session = await withMugs(2);
      const entered = await enter(session, 'TEN');
      answers.push(entered.status === 200 ? 'holds' : entered.json.code);
    }
    shop.setClock(Date.now);
    expect(answers).toEqual(['coupon-not-started', 'holds', 'holds', 'coupon-ended']);
  });
});

describe('what a code that does nothing says', () => {
  it('storefront §3: is said in the language of the site', async () => {
    const settingsPath = `/api/studio/sites/${shop.siteId}/settings`;
    const say = async (language: string) => {
      const { settings, version } = (await shop.owner.send('GET', settingsPath)).json;
      await shop.owner.send('PUT', settingsPath, { settings: { ...settings, language }, version });
      await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/publish`, {});
    };
    await discount({ minimumAmount: '24' });
    const session = await withMugs(2);
    const { shoppingCart } = (await enter(session, 'TEN')).json;
    await say('de-DE');
    const fewer = { quantity: 1 };
    const entry = `${cartPath}/entries/${shoppingCart.entries[0].id}`;
    expect((await session.send('PUT', entry, fewer)).json.shoppingCart.invalidCoupons).toEqual([
      { code: 'TEN', reason: 'under-amount', message: 'Dieser Code gilt für größere Bestellungen.' },
    ]);
    await say('en-US');
  });
});
