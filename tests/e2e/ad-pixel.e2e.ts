import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { measure, watchedVisitor } from '../support/watched-visitor.ts';

let app: TestApp;
let shop: Shop;
let baseUrl = '';
const pixel = '123456789';

beforeAll(async () => {
  app = await createTestApp({ measuresVisits: true });
  shop = await addShop(app, 'pixeled');
  baseUrl = `http://pixeled.${app.studioHost}`;
  await shop.setStock('MUG', 500);
});
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

const visitor = (script?: string) => watchedVisitor(baseUrl, script);

/** The answers of claims are lost on their way into the page until it says otherwise. */
const cutsClaims = `{
  const ask = window.fetch;
  window.fetch = async (...given) => {
    const answer = await ask(...given);
    if (String(given[0]).endsWith('/ClaimPurchase') && localStorage.getItem('answers') !== 'arrive')
      throw new TypeError('the line was cut');
    return answer;
  };
}`;

describe('the ad-pixel of an owner', () => {
  beforeAll(() => measure(shop, { visitorMetrics: false, adPixelId: pixel }));

  it('administration §7 ad pixel: ViewContent; administration §7 ad pixel: AddToCart; administration §7 ad pixel: Search; administration §7 ad pixel: Purchase; administration §1 owner: sets up an ad pixel', async () => {
    const { page, told, pixels } = await visitor();
    const events = () => pixels.map((one) => one.get('ev'));
    await page.goto('/shop/p/mug');
    await expect.poll(events).toEqual(['ViewContent']);
    expect(pixels[0]?.get('id')).toBe(pixel);
    expect(pixels[0]?.get('cd[value]')).toBe('12');
    await page.getByRole('button', { name: 'Add To Cart' }).first().click();
    await expect.poll(events).toContain('AddToCart');
    await page.goto('/search?q=mug');
    await expect.poll(events).toContain('Search');
    expect(pixels.find((one) => one.get('ev') === 'Search')?.get('cd[search_string]')).toBe('mug');
    expect(told).toEqual([]);
    const buyer = await shop.shopper();
    await shop.add(buyer, 'MUG');
    const done = await shop.complete(buyer, 1750);
    expect(done.status).toBe(200);
    await app.db.forSite(shop.siteId, (tx) => tx.updateTable('orders').set({ testMode: false }).execute());
    pixels.length = 0;
    await page.goto(done.json.confirmationUrl);
    await expect.poll(events).toEqual(['Purchase']);
    expect(pixels[0]?.get('eid')).toBe(done.json.orderId);
    await page.context().close();
  });

  it('is notified of a purchase by one of two tabs, after pages whose script never ran and a lost answer', async () => {
    const buyer = await shop.shopper();
    await shop.add(buyer, 'MUG');
    const { confirmationUrl } = (await shop.complete(buyer, 1750)).json;
    await app.db.forSite(shop.siteId, (tx) => tx.updateTable('orders').set({ testMode: false }).execute());
    // A preview of the link, which runs nothing.
    expect((await app.site('pixeled').send('GET', confirmationUrl)).text).toContain('order-for-analytics');
    const { page, pixels } = await visitor(cutsClaims);
    const claims: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('/ClaimPurchase')) claims.push(`${answer.status()}`);
    });
    await page.goto(confirmationUrl);
    // Asked three times, and then by the next visit of the tab.
    await expect.poll(() => claims.length).toBe(3);
    await page.evaluate(() => localStorage.setItem('answers', 'arrive'));
    const other = await page.context().newPage();
    const told: string[] = [];
    other.on(
      'request',
      (request) => void (request.url().includes('facebook.com') && told.push(request.url())),
    );
    const asked = other.waitForResponse('**/api/events/ClaimPurchase');
    await other.goto(`${baseUrl}${confirmationUrl}`);
    expect(await (await asked).json()).toEqual({ claimed: false });
    await page.reload();
    await expect.poll(() => pixels.map((one) => one.get('ev'))).toEqual(['Purchase']);
    claims.length = 0;
    // A tab that has reported no longer asks, so that another event would come at once.
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect([claims, pixels.length, told]).toEqual([[], 1, []]);
    await page.context().close();
  });

  it('is told nothing of who asks not to be followed', async () => {
    const { page, pixels } = await visitor(
      'Object.defineProperty(navigator, "globalPrivacyControl", { value: true })',
    );
    await page.goto('/shop/p/mug');
    await page.waitForTimeout(600);
    expect(pixels).toEqual([]);
    await page.context().close();
  });
});
