import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cartPath } from './shop.ts';
import { enter, createDiscountShop, tenOff, type DiscountShop } from './discount-shop.ts';

let shop: DiscountShop;

beforeAll(async () => {
  shop = await createDiscountShop('codes');
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.removeDiscounts();
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

describe('a discount code on the cart', () => {
  it('storefront §3: is entered in any case, shown in validCoupons, and comes into the order', async () => {
    await shop.discount();
    const session = await shop.withMugs(2);
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
    expect((await shop.owner.send('GET', shop.discountsPath)).json.discounts[0].used).toBe(1);
  });

  it('is taken out again', async () => {
    await shop.discount();
    const session = await shop.withMugs();
    await enter(session, 'TEN');
    const gone = await session.send('DELETE', `${cartPath}/coupons/ten`);
    expect(gone.json.shoppingCart).toMatchObject({ coupons: [], discountCents: 0 });
  });

  it.each([
    ['NOPE', {}, 404, 'This code is not valid.'],
    ['TEN', { active: false }, 409, 'This code is not valid.'],
    ['TEN', { endsAt: '2020-01-01T00:00:00Z' }, 409, 'This code has expired.'],
    ['TEN', { startsAt: '2100-01-01T00:00:00Z' }, 409, 'This code is not valid yet.'],
    ['TEN', { minimumAmount: '12.01' }, 409, 'Your order is below the minimum for this code.'],
  ])('%s with %j is refused: %i %s', async (code, more, status, message) => {
    await shop.discount(more);
    const session = await shop.withMugs();
    const answer = await enter(session, code);
    expect([answer.status, answer.json.error]).toEqual([status, message]);
    expect((await session.send('GET', cartPath)).json.coupons).toEqual([]);
  });

  it('that a change of the cart makes invalid stays, with its reason', async () => {
    await shop.discount({ minimumAmount: '24' });
    const session = await shop.withMugs(2);
    const { shoppingCart } = (await enter(session, 'TEN')).json;
    const fewer = await session.send('PUT', `${cartPath}/entries/${shoppingCart.entries[0].id}`, {
      quantity: 1,
    });
    expect(fewer.json.shoppingCart).toMatchObject({
      validCoupons: [],
      invalidCoupons: [
        { code: 'TEN', reason: 'under-amount', message: 'Your order is below the minimum for this code.' },
      ],
      discountCents: 0,
    });
  });

  it('decisions §numbers rate limit: coupon and gift-card codes 10 in 10 minutes an address, by the call and by the form', async () => {
    const session = await shop.withMugs();
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
    await shop.discount();
    const session = await shop.withMugs(2);
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
    await shop.discount();
    const session = await shop.withMugs(2);
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

describe('discounts in the studio', () => {
  it('automatic ones are given without a code', async () => {
    await shop.discount({ code: null, effect: { kind: 'fixed', amount: '5.00' } });
    const session = await shop.withMugs();
    expect((await session.send('GET', cartPath)).json).toMatchObject({
      discountCents: 500,
      validCoupons: [{ code: '', name: 'Ten off' }],
    });
  });

  it('come back as they were saved, and are changed', async () => {
    const given = {
      ...tenOff,
      code: 'SET',
      scope: { kind: 'products', productIds: [shop.variant('MUG').productId] },
      effect: { kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100, of: { kind: 'order' } },
      minimumAmount: '10.00',
      startsAt: '2026-01-01T00:00:00.000Z',
      limit: 5,
    };
    const id = await shop.discount(given);
    const [kept] = (await shop.owner.send('GET', shop.discountsPath)).json.discounts;
    expect(kept).toEqual({ ...given, id, used: 0 });
    const changed = await shop.owner.send('PUT', `${shop.discountsPath}/${id}`, { ...given, limit: null });
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
    await shop.discount({ code: 'taken' });
    const answer = await shop.owner.send('POST', shop.discountsPath, { ...tenOff, ...more });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  it('are at most 100 without a code; one of a hundred can still be changed', async () => {
    const id = await shop.discount({ code: null });
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
    const one = { ...tenOff, code: null };
    expect((await shop.owner.send('POST', shop.discountsPath, one)).json).toMatchObject({
      code: 'too-many-automatic',
      error: 'A shop can have up to 100 automatic discounts.',
    });
    expect(
      (await shop.owner.send('PUT', `${shop.discountsPath}/${id}`, { ...one, name: 'Other' })).status,
    ).toBe(200);
  });

  it('are nobody’s but the members’', async () => {
    const stranger = shop.app.studio();
    expect((await stranger.send('GET', shop.discountsPath)).status).toBe(401);
  });
});

describe('a discount of a category', () => {
  it('applies to the categories below it as well', async () => {
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
    await shop.discount({ scope: { kind: 'categories', categoryIds: [parent.id] } });
    const session = await shop.withMugs(2);
    expect((await enter(session, 'TEN')).json.shoppingCart.discountCents).toBe(240);
  });
});

describe('the dates of a discount', () => {
  it('include the first and the last moment, also across a change of the clock', async () => {
    // 2:30 on the 29th of March 2026 does not exist in Berlin: it is 3:30, which is 1:30 in London.
    await shop.discount({ startsAt: '2026-03-29T01:30:00Z', endsAt: '2026-10-25T00:30:00Z' });
    const answers = [];
    for (const moment of [
      '2026-03-29T01:29:59Z',
      '2026-03-29T01:30:00Z',
      '2026-10-25T00:29:59Z',
      '2026-10-25T00:30:00Z',
    ]) {
      shop.setClock(() => Date.parse(moment));
      await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
      const session = await shop.withMugs(2);
      const entered = await enter(session, 'TEN');
      answers.push(entered.status === 200 ? 'holds' : entered.json.code);
    }
    shop.setClock(Date.now);
    expect(answers).toEqual(['coupon-not-started', 'holds', 'holds', 'coupon-ended']);
  });
});

describe('the message of a code without effect', () => {
  it('storefront §3: is said in the language of the site', async () => {
    const settingsPath = `/api/studio/sites/${shop.siteId}/settings`;
    const say = async (language: string) => {
      const { settings, version } = (await shop.owner.send('GET', settingsPath)).json;
      await shop.owner.send('PUT', settingsPath, { settings: { ...settings, language }, version });
      await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/publish`, {});
    };
    await shop.discount({ minimumAmount: '24' });
    const session = await shop.withMugs(2);
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
