import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { createShop, type Shop } from '../checkout/shop.ts';

const path = '/api/site-users/account/notifications/restock';
let shop: Shop;
let base: string;
let visitor: Session;

beforeAll(async () => {
  shop = await createShop('waiting', { worker: true });
  base = `/api/studio/sites/${shop.siteId}`;
  visitor = await shop.shopper();
  await set({ restockEnabled: true, mailingListSignUpEnabled: true });
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));

async function set(changes: object): Promise<Reply> {
  const address = `${base}/commerce/merchandising`;
  const { merchandising, version } = (await shop.owner.send('GET', address)).json;
  const saved = await shop.owner.send('PUT', address, {
    merchandising: { ...merchandising, ...changes },
    version,
  });
  expect(saved.status, saved.text).toBe(200);
  return saved.json;
}

const wanted = (email: string, sku = 'SHIRT-M', more: object = {}) => {
  const { productId, id } = shop.variant(sku);
  return { productId, variantId: id, siteVisitorEmail: email, isJoinMailingList: false, ...more };
};
const signUp = (body: object, session = visitor) => session.send('POST', path, body);
const read = async (rest: string): Promise<Reply> =>
  (await shop.owner.send('GET', `${base}/notifications/restock${rest}`)).json;
const mails = async () =>
  ((await shop.app.deps.mail.inbox?.list()) ?? []).filter((mail) => mail.subject.includes('Shirt (M)'));
const germanSubject = 'Shirt (M) gibt es wieder bei waiting';

describe('signing up for what is sold out', () => {
  it('decisions §contradictions restock: POST /api/site-users/account/notifications/restock; storefront §3 restock sign-up: language may be left out; storefront §7 restock: POST /api/site-users/account/notifications/restock; administration §7 restock: POST /api/site-users/account/notifications/restock; storefront §6 rights: a visitor signs up for restock without rights', async () => {
    const answer = await signUp(wanted('ada@wait.test'));
    expect([answer.status, answer.json]).toEqual([200, { signedUp: true }]);
  });

  it('administration §3 restock sign-ups: an entry has productId and variantId; storefront §7 restock: takes isJoinMailingList, productId, variantId, siteVisitorEmail, recaptchaEnterpriseV3Token and language; storefront §3 restock sign-up: has isJoinMailingList, productId, variantId and siteVisitorEmail; storefront §3 restock sign-up: has recaptchaEnterpriseV3Token', async () => {
    const more = { isJoinMailingList: true, recaptchaEnterpriseV3Token: null, language: 'de' };
    expect((await signUp(wanted('bob@wait.test', 'SHIRT-M', more))).status).toBe(200);
    const { productId, id } = shop.variant('SHIRT-M');
    const { signUps } = await read(`?productId=${productId}&variantId=${id}`);
    expect(signUps.at(-1)).toMatchObject({
      productId,
      variantId: id,
      siteVisitorEmail: 'bob@wait.test',
      isJoinMailingList: true,
      language: 'de',
      status: 'waiting',
    });
  });

  it('storefront §7 restock: an error’s data.message is read', async () => {
    const told = async (send: Promise<Awaited<ReturnType<typeof signUp>>>) => {
      const { status, json } = await send;
      return [status, json.data.message, json.data.message === json.error];
    };
    const body = wanted('ada@wait.test');
    expect(await told(signUp({ ...body, siteVisitorEmail: 1 }))).toEqual([400, expect.any(String), true]);
    expect(await told(visitor.send('POST', path, body, { 'x-csrf-token': 'x' }))).toEqual([
      403,
      'Your session has expired. Please reload the page and try again.',
      true,
    ]);
    for (let n = 0; n < 100; n += 1) if ((await signUp(body)).status === 429) break;
    expect(await told(signUp(body))).toEqual([429, 'Please try again in a few seconds.', true]);
  });

  it.each([[''], [' '], [null], [undefined]])(
    'takes an email address of %j for blank',
    async (siteVisitorEmail) => {
      const { status, json } = await signUp({ ...wanted(''), siteVisitorEmail });
      expect([status, json.data.message]).toEqual([400, 'Email cannot be blank']);
    },
  );

  it('answers who waits already the same, and keeps one', async () => {
    const both = await Promise.all([signUp(wanted('ADA@wait.test')), signUp(wanted('ada@wait.test'))]);
    expect(both.map((one) => one.status)).toEqual([200, 200]);
    const [group] = (await read('/groups')).signUpGroups;
    expect(group).toMatchObject({ title: 'Shirt', variant: 'M', waiting: 2, notified: 0, qtyInStock: 0 });
  });

  it('takes any number over one connection to the database', async () => {
    await shop.setStock('MUG', 0);
    for (let n = 0; n < 12; n += 1) {
      await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
      expect((await signUp(wanted('eva@wait.test', 'MUG'))).status).toBe(200);
    }
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.deleteFrom('restock_signup').where('email', '=', 'eva@wait.test').execute(),
    );
    await shop.setStock('MUG', 5);
  });

  it.each([
    ['', 'Email cannot be blank'],
    ['nobody', 'Email is invalid'],
    ['x'.repeat(300), 'Email is invalid'],
  ])('storefront §5: restock refuses %j with %s, under data.message too', async (email, message) => {
    const answer = await signUp(wanted(email));
    expect([answer.status, answer.json.error, answer.json.data.message]).toEqual([400, message, message]);
  });

  it('refuses what is in stock, what does not exist, and what the owner does not offer', async () => {
    expect((await signUp(wanted('ada@wait.test', 'SHIRT-S'))).status).toBe(409);
    expect((await signUp({ ...wanted('ada@wait.test'), variantId: shop.siteId })).status).toBe(404);
    expect((await signUp({ ...wanted('ada@wait.test'), productId: 'x' })).status).toBe(404);
    await set({ restockEnabled: false });
    expect((await signUp(wanted('ada@wait.test'))).json.data.message).toBe(
      'Unable to submit form. Please try again later.',
    );
    await set({ restockEnabled: true });
  });

  it('storefront §6: signs up nobody from another page', async () => {
    const stranger = shop.app.site(shop.slug);
    expect(await signUp(wanted('eve@wait.test'), stranger)).toMatchObject({ status: 403 });
  });

  it('decisions §numbers rate limit: restock 5 a minute', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await signUp(wanted(`n${n}@wait`))).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the page of a product that is sold out', () => {
  it('storefront §2 restock form: stands in a container that carries product and variant; storefront §2 restock form: may have a box to join the mailing list', async () => {
    const { productId, id } = shop.variant('SHIRT-M');
    const page = (await visitor.send('GET', '/shop/p/shirt')).text;
    expect(page).toContain(`data-product-id="${productId}" data-variant-id="${id}"`);
    expect(page).toContain('type="email" name="siteVisitorEmail"');
    expect(page).toContain('name="isJoinMailingList" value="true">');
    expect(page).not.toContain('captcha-container');
    await set({ mailingListOptInByDefault: true, customSoldOutText: 'All gone' });
    expect((await visitor.send('GET', '/shop/p/shirt')).text).toContain('value="true" checked>');
    await set({ mailingListSignUpEnabled: false });
    expect((await visitor.send('GET', '/shop/p/shirt')).text).not.toContain('name="isJoinMailingList"');
    await set({ mailingListSignUpEnabled: true, mailingListOptInByDefault: false, customSoldOutText: '' });
    expect((await visitor.send('GET', '/shop/p/mug')).text).not.toContain('v-restock-form');
  });

  it('storefront §3 merchandising context: is by product id', async () => {
    await set({ scarcityEnabled: true, scarcityBelow: 5 });
    const { productId } = shop.variant('SHIRT-S');
    const context = (await visitor.send('GET', '/shop/p/shirt?format=json')).json;
    expect(context.productMerchandisingContext[productId]).toMatchObject({
      scarcityEnabled: true,
      scarcityShownByDefault: false,
      scarcityText: 'Only {qtyInStock} left',
      scarcityTemplateViews: [{ qtyInStock: 2, attributes: { Size: 'S' } }],
      customSoldOutText: '',
      restockNotificationViews: [{ variantId: shop.variant('SHIRT-M').id, hiddenByDefault: true }],
      mailingListSignUpEnabled: true,
      mailingListOptInByDefault: false,
    });
    expect((await visitor.send('GET', '/shop/p/mug')).text).toContain('data-scarcity>Only 5 left<');
    await set({ scarcityEnabled: false });
  });

  it('takes the form without JavaScript', async () => {
    const { productId, id } = shop.variant('SHIRT-M');
    const form = `productId=${productId}&variantId=${id}&siteVisitorEmail=`;
    const html = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
    const good = await visitor.send('POST', path, `${form}plain%40wait.test&isJoinMailingList=true`, html);
    expect([good.status, good.text.includes('Signed up!')]).toEqual([200, true]);
    const bad = await visitor.send('POST', path, form, html);
    expect([bad.status, bad.text.includes('Email cannot be blank')]).toEqual([400, true]);
  });
});

describe('the owner’s side of restock', () => {
  it('storefront §9 restock: lists are paged until hasNextPage is false; administration §7 restock: sign-ups are paged until hasNextPage is false; storefront §3 restock sign-up: a list of sign-ups has signUps, hasNextPage and nextPageCursor; administration §7 restock: GET sign-ups by productId, variantId and cursor; storefront §3 restock sign-up: a list of groups has signUpGroups, hasNextPage and nextPageCursor; administration §3 restock sign-ups: groups have signUpGroups, hasNextPage and nextPageCursor; administration §3 restock sign-ups: sign-ups have signUps and the same paging; administration §7 restock: GET the groups by cursor', async () => {
    const { productId, id } = shop.variant('SHIRT-M');
    await shop.app.db.forSite(shop.siteId, async (tx) => {
      for (let n = 0; n < 120; n += 1)
        await tx
          .insertInto('restock_signup')
          .values({
            siteId: shop.siteId,
            id: shop.app.deps.newId(),
            productId,
            variantId: id,
            email: `page${n}@wait.test`,
            notifiedAt: null,
          })
          .execute();
    });
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 10; page += 1) {
      const answer = await read(`?productId=${productId}&variantId=${id}${cursor}`);
      seen.push(...answer.signUps.map((one: { id: string }) => one.id));
      if (!answer.hasNextPage) break;
      cursor = `&cursor=${answer.nextPageCursor}`;
    }
    expect([seen.length, new Set(seen).size]).toEqual([123, 123]);
    const groups = await read('/groups');
    expect(groups).toMatchObject({ hasNextPage: false, nextPageCursor: null });
    expect(groups.signUpGroups).toMatchObject([{ title: 'Shirt' }]);
  });

  it('administration §7 restock: POST .../restock/send with productId and variantId tells each person once, however often and however many send', {
    timeout: 180_000,
  }, async () => {
    const { productId, id } = shop.variant('SHIRT-M');
    await shop.setStock('SHIRT-M', 3);
    const send = () =>
      shop.owner.send('POST', `${base}/notifications/restock/send`, { productId, variantId: id });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map((one) => one.json.sent).sort((a, b) => b - a)).toEqual([123, 0, 0]);
    await expect.poll(async () => (await mails()).length, { timeout: 150_000 }).toBe(123);
    expect(new Set((await mails()).map((mail) => mail.to)).size).toBe(123);
    const subjects = new Set((await mails()).map((mail) => mail.subject));
    expect(subjects).toEqual(new Set(['Shirt (M) is back in stock at waiting', germanSubject]));
    expect((await read('/groups')).signUpGroups[0]).toMatchObject({ waiting: 0, notified: 123 });
  });

  it('administration §7 restock: POST .../restock/send/all with sendRequests tells several variants; asks again means told again', async () => {
    for (const sku of ['SHIRT-M', 'MUG']) await shop.setStock(sku, 0);
    expect((await signUp(wanted('ada@wait.test'))).status).toBe(200);
    expect((await signUp(wanted('ada@wait.test', 'MUG'))).status).toBe(200);
    for (const sku of ['SHIRT-M', 'MUG']) await shop.setStock(sku, 2);
    const sendRequests = ['SHIRT-M', 'MUG'].map((sku) => {
      const { productId, id } = shop.variant(sku);
      return { productId, variantId: id };
    });
    const all = await shop.owner.send('POST', `${base}/notifications/restock/send/all`, { sendRequests });
    expect(all.json).toEqual({ sent: 2 });
  });

  it('gives all sign-ups as CSV, formulas as text', async () => {
    const csv = await shop.owner.send('GET', `${base}/notifications/restock.csv`);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    const lines = csv.text.trim().split('\r\n');
    expect(lines[0]).toBe('Email,Product,Variant,SKU,Status,Signed up,Told,Mailing list,Language');
    expect(lines).toHaveLength(1 + 125);
  });

  it.each(['ann@studio.photography', 'ann@shop.online', 'ann@my.company', 'ann@b.museum'])(
    'decisions §forms e-mail: a top-level domain of 2 or more characters in forms, newsletters and the checkout: %s may wait',
    async (email) => {
      await shop.setStock('SHIRT-M', 0);
      const answer = await signUp(wanted(email));
      expect([answer.status, answer.json]).toEqual([200, { signedUp: true }]);
    },
  );

  it('storefront §6 rights: sign-ups for restock are read by the site’s people only', async () => {
    const other = shop.app.studio();
    await other.send('GET', '/api/studio/session');
    expect((await other.send('GET', `${base}/notifications/restock/groups`)).status).toBe(401);
    expect((await visitor.send('GET', `${path}/groups`)).status).toBe(404);
  });
});
