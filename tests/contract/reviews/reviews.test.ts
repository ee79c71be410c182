import { reviewNowEmail } from '@veranda/contracts/sentinels';
import { reviewToken } from '@veranda/server/services/commerce/reviews/review-link';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { details, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let base: string;
let visitor: Session;
let orderId: string;
let token: string;

beforeAll(async () => {
  shop = await createShop('reviewed', { worker: true });
  base = `/api/studio/sites/${shop.siteId}`;
  visitor = await shop.shopper();
  await shop.add(visitor, 'MUG', 1);
  orderId = (await shop.complete(visitor, 1750)).json.orderId;
  expect(orderId).toBeTruthy();
  token = reviewToken(shop.app.deps, shop.siteId, orderId);
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));

async function set(changes: object): Promise<void> {
  const address = `${base}/commerce/merchandising`;
  const { merchandising, version } = (await shop.owner.send('GET', address)).json;
  const body = { merchandising: { ...merchandising, ...changes }, version };
  expect((await shop.owner.send('PUT', address, body)).status).toBe(200);
}

const page = async (path: string) => (await visitor.send('GET', path)).text;
const structured = async (): Promise<Reply> => {
  const found = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await page('/shop/p/mug'))?.[1];
  const data: Reply = JSON.parse(found ?? 'null');
  return [data].flat().find((one: Reply) => one['@type'] === 'Product');
};
const form = (more: object = {}) => ({
  productId: shop.variant('MUG').productId,
  rating: 4,
  title: 'A good mug',
  body: 'Holds coffee.\n\n<b>Really.</b>',
  author: 'Ada S.',
  ...more,
});
const dayOf = (n: number) => `${n < 28 ? '06' : '07'}-${String((n % 28) + 1).padStart(2, '0')}`;
const write = (body: object, by = token) => visitor.send('POST', `/reviews/${by}`, body);

describe('the section of reviews', () => {
  it('storefront §2 reviews: only on a content item’s page that has a product; storefront §2 reviews: shown when native reviews are on; storefront §2 reviews: not shown when neither is on', async () => {
    expect(await page('/shop/p/mug')).not.toContain('class="v-reviews"');
    await set({ nativeReviews: true });
    expect(await page('/shop/p/mug')).toContain('class="v-reviews"');
    for (const path of ['/shop', '/', '/about']) expect(await page(path)).not.toContain('class="v-reviews"');
  });

  it('storefront §2 reviews: a kill-switch hides them; storefront §2 reviews: shown when imported reviews are on', async () => {
    await set({ reviewsKillSwitch: true });
    expect(await page('/shop/p/mug')).not.toContain('class="v-reviews"');
    await set({ reviewsKillSwitch: false, nativeReviews: false, importedReviews: true });
    expect(await page('/shop/p/mug')).toContain('No reviews yet.');
    await set({ nativeReviews: true, importedReviews: false });
  });
});

describe('a review after a purchase', () => {
  it('is asked for by mail two weeks later, and by that link only', async () => {
    const asked = async () =>
      ((await shop.app.deps.mail.inbox?.list()) ?? []).filter((mail) =>
        mail.subject.startsWith('What did you think of your order'),
      );
    expect(await asked()).toEqual([]);
    await shop.app.db.global((tx) =>
      tx.updateTable('outbox').set({ dueAt: new Date() }).where('topic', '=', 'review-request').execute(),
    );
    await expect.poll(async () => (await asked()).length, { timeout: 10_000 }).toBe(1);
    expect((await asked())[0]?.text).toContain(`/reviews/${token}`);
  });

  it('storefront §2 page type: 209 is a request for reviews', async () => {
    const html = await page(`/reviews/${token}`);
    expect(html).toContain('page-type-209');
    expect(html).toContain('Your review of Mug');
    expect(html).toContain('name="robots" content="noindex');
    for (const wrong of ['x', `${orderId}.x`, `${token}x`])
      expect((await visitor.send('GET', `/reviews/${wrong}`)).status).toBe(404);
  });

  it('says what is missing, and keeps what was typed', async () => {
    const html = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
    const { productId } = shop.variant('MUG');
    const sent = `productId=${productId}&rating=&title=Kept&body=So+long&author=Ada`;
    const answer = await visitor.send('POST', `/reviews/${token}`, sent, html);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('value="Kept"');
    expect((await write(form({ rating: 9 }))).json.error).toBe('Please choose one to five stars.');
    expect((await write(form({ author: ' ' }))).json.error).toBe('Please enter your name.');
    expect((await write(form({ body: 'x'.repeat(4001) }))).json.code).toBe('review-too-long');
  });

  it('waits until it has been read, is shown then, counts in the average, and is written once', async () => {
    expect((await write(form({ productId: shop.variant('SHIRT-S').productId }))).status).toBe(404);
    const both = await Promise.all([write(form()), write(form())]);
    expect(both.map((one) => one.status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await page('/shop/p/mug')).not.toContain('A good mug');
    const { reviews, counts } = (await shop.owner.send('GET', `${base}/reviews?status=waiting`)).json;
    expect(counts).toEqual({ waiting: 1, published: 0, rejected: 0 });
    const address = `${base}/reviews/${reviews[0].id}/status`;
    expect((await shop.owner.send('POST', address, { status: 'published' })).status).toBe(200);
    const shown = await page('/shop/p/mug');
    expect(shown).toContain('A good mug');
    expect(shown).toContain('Holds coffee.<br');
    expect(shown).toContain('&lt;b&gt;Really.&lt;/b&gt;');
    expect(shown).toContain('Verified purchase');
    expect(await page(`/reviews/${token}`)).toContain('You have already reviewed this. Thank you.');
  });

  it('is told to search engines: AggregateRating and Review', async () => {
    expect(await structured()).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.0', reviewCount: 1 },
      review: [{ '@type': 'Review', author: { name: 'Ada S.' }, reviewRating: { ratingValue: 4 } }],
    });
  });

  it('is kept back again, and then counts no more', async () => {
    const { reviews } = (await shop.owner.send('GET', `${base}/reviews`)).json;
    await shop.owner.send('POST', `${base}/reviews/${reviews[0].id}/status`, { status: 'rejected' });
    expect(await page('/shop/p/mug')).toContain('No reviews yet.');
    expect((await structured()).aggregateRating).toBeUndefined();
    await shop.owner.send('POST', `${base}/reviews/${reviews[0].id}/status`, { status: 'published' });
  });
});

describe('reviews from elsewhere', () => {
  const boundary = 'x-veranda-x';
  const bring = (text: string): Promise<Reply> => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="r.csv"\r\n\r\n`;
    const body = Buffer.from(`${head}${text}\r\n--${boundary}--\r\n`);
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    return shop.owner.send('POST', `${base}/reviews/import`, body, headers);
  };
  const csv = [
    'Product,Rating,Title,Review,Author,Date',
    'mug,5,Great,"Says ""hello""",Bob,2025-03-01',
    'SHIRT-S,3,,,Eve,2025-04-01',
    'mug,7,,,Too many,2025-04-01',
    'nothing,5,,,Nobody,',
  ].join('\n');

  it('are imported by address word or SKU, once, and told by row what was left out', async () => {
    const first = await bring(csv);
    expect([first.status, first.json]).toEqual([
      200,
      {
        imported: 2,
        known: 0,
        faults: [
          { row: 4, reason: 'Please choose one to five stars.' },
          { row: 5, reason: 'There is no product called “nothing” in the shop.' },
        ],
      },
    ]);
    expect((await bring(csv)).json).toMatchObject({ imported: 0, known: 2 });
    expect((await bring('a,b\n1,2')).json.code).toBe('review-file');
  });

  it('are shown when the owner wants them, beside those of buyers', async () => {
    expect(await page('/shop/p/mug')).not.toContain('Says &quot;hello&quot;');
    await set({ importedReviews: true });
    expect(await page('/shop/p/mug')).toMatch(/2 reviews/);
    expect((await structured()).aggregateRating).toMatchObject({ ratingValue: '4.5', reviewCount: 2 });
    await set({ nativeReviews: false });
    expect((await structured()).aggregateRating).toMatchObject({ ratingValue: '5.0', reviewCount: 1 });
  });

  it('are shown page by page, the newest first, with links between the pages that need no JavaScript', async () => {
    const rows = Array.from({ length: 45 }, (_, n) => `SHIRT-S,5,Title ${n},Number ${n}.,Bob,2024-01-01`);
    const brought = await bring(
      [
        'Product,Rating,Title,Review,Author,Date',
        ...rows.map((row, n) => row.replace('01-01', dayOf(n))),
      ].join('\n'),
    );
    expect(brought.json).toMatchObject({ imported: 45 });
    const titles = (text: string) =>
      [...text.matchAll(/v-review-title">(Title \d+)</g)].map(([, one]) => one);
    const first = await page('/shop/p/shirt');
    expect(first).toContain('rel="next" href="/shop/p/shirt?offset=20#reviews"');
    const second = await page('/shop/p/shirt?offset=20');
    expect(second).toContain('rel="prev" href="/shop/p/shirt#reviews"');
    expect(second).toContain('2 / 3');
    const third = await page('/shop/p/shirt?offset=40');
    const all = [first, second, third].flatMap(titles);
    expect([all.length, new Set(all).size, all[0]]).toEqual([45, 45, 'Title 44']);
    expect(third).not.toContain('rel="next"');
    const beyond = await page('/shop/p/shirt?offset=4000');
    expect([titles(beyond), /4[56] reviews/.test(beyond)]).toEqual([[], true]);
    expect(beyond).toContain('rel="prev" href="/shop/p/shirt?offset=40#reviews"');
    expect(beyond).toContain('"aggregateRating"');
  });

  it('are decided by who may moderate or sell, and nobody else', async () => {
    const stranger = shop.app.studio();
    await stranger.send('GET', '/api/studio/session');
    expect((await stranger.send('GET', `${base}/reviews`)).status).toBe(401);
  });
});

describe('on a developer’s machine', () => {
  it('asks for a review at once when the order has the sentinel’s address', async () => {
    await set({ nativeReviews: true });
    const buyer = await shop.shopper();
    await shop.add(buyer, 'MUG', 1);
    const done = await shop.complete(buyer, 1750, { details: { ...details, email: reviewNowEmail } });
    const link = `/reviews/${reviewToken(shop.app.deps, shop.siteId, done.json.orderId)}`;
    const mails = async () => (await shop.app.deps.mail.inbox?.list()) ?? [];
    await expect
      .poll(async () => (await mails()).some((mail) => mail.text.includes(link)), { timeout: 10_000 })
      .toBe(true);
  });
});
