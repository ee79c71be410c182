import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openPage } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let baseUrl = '';
beforeAll(async () => {
  app = await createTestApp({ measuresVisits: true });
  await app.ownerWithSite('unmeasured');
  baseUrl = `http://unmeasured.${app.studioHost}`;
});
afterAll(async () => {
  await closePages();
  await app.close();
});

const addToCart = 'CommerceShopping_AddToCart';

async function addMug(page: Page): Promise<void> {
  await page.goto('/shop/p/mug');
  await page.locator('.v-product-page .v-add-to-cart').first().click();
  await page.getByText('Mug was added to your cart.').waitFor();
}

const settled = (page: Page) => page.waitForLoadState('networkidle');

describe('events and cookies of a visit', () => {
  it('storefront §7 add-to-cart event: not sent when site-visitor-metrics is off; storefront §7 add-to-cart event: sent when site-visitor-metrics is on and all is known; storefront §3 add-to-cart event: has website_id, page_id and cart_id; storefront §3 add-to-cart event: product has item_id, item_type and item_title; storefront §3 add-to-cart event: product has item_collection_id and item_collection_name', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('measured');
    const page = await openPage({ width: 1280, baseUrl: `http://${slug}.${app.studioHost}` });
    const events: { event: string; data: object }[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/events/RecordEvent')) return;
      const fields = new URLSearchParams(request.postData() ?? '');
      if (fields.get('event') !== addToCart) return;
      events.push({ event: addToCart, data: JSON.parse(fields.get('data') ?? '{}') });
    });
    const path = `/api/studio/sites/${siteId}/settings`;
    const measure = async (visitorMetrics: boolean) => {
      const { settings, version } = (await session.send('GET', path)).json;
      const changed = { ...settings, visitorMetrics, cookiePolicy: 'standard' };
      await session.send('PUT', path, { settings: changed, version });
      await session.send('POST', `/api/studio/sites/${siteId}/publish`, {});
    };
    await measure(false);
    await addMug(page);
    await settled(page);
    expect(events).toEqual([]);
    await measure(true);
    await addMug(page);
    await expect.poll(() => events.length).toBe(1);
    const { id, collectionId } = (await app.site(slug).send('GET', '/shop/p/mug?format=json')).json.item;
    expect(events[0]).toMatchObject({
      event: 'CommerceShopping_AddToCart',
      data: {
        website_id: siteId,
        page_id: `collection-${collectionId}`,
        cart_id: expect.stringMatching(/./),
        product_page: 'pdp',
        product: {
          item_id: id,
          item_type: 1,
          item_title: 'Mug',
          item_collection_id: collectionId,
          item_collection_name: 'Shop',
        },
      },
    });
    await page.context().close();
  });

  it('storefront §3 add-to-cart event: product_page is pdp on a product page; storefront §8 tracking: failures are swallowed; administration §8 failure: tracking is swallowed', async () => {
    const page = await openPage({ width: 1280, baseUrl: `http://measured.${app.studioHost}` });
    const failures: string[] = [];
    const places: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.route('**/api/events/RecordEvent', (route) => {
      const fields = new URLSearchParams(route.request().postData() ?? '');
      const data = JSON.parse(fields.get('data') ?? '{}') as { product_page: string };
      if (fields.get('event') === addToCart) places.push(data.product_page);
      return route.abort();
    });
    await addMug(page);
    await expect.poll(() => places).toEqual(['pdp']);
    await page.waitForTimeout(200);
    expect(failures).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['storefront §7 add-to-cart event: not sent without a website', { props: { websiteId: '' } }],
    ['storefront §7 add-to-cart event: not sent without a product type', { entry: { productType: 0 } }],
    ['storefront §7 add-to-cart event: not sent without an item', { entry: { itemId: '' } }],
    [
      'storefront §7 add-to-cart event: not sent without a collection',
      { entry: { collection: { id: '', name: '' } } },
    ],
    ['storefront §7 add-to-cart event: not sent without a cart', { cart: { id: '' } }],
  ])('%s', async (_statement, missing: { props?: object; entry?: object; cart?: object }) => {
    const page = await openPage({ width: 1280, baseUrl: `http://measured.${app.studioHost}` });
    let sent = 0;
    page.on('request', (request) => void (sent += Number(request.postData()?.includes(addToCart) === true)));
    await addMug(page);
    await expect.poll(() => sent).toBe(1);
    await page.addInitScript(({ entry, cart }) => {
      const json = Response.prototype.json;
      Response.prototype.json = async function (this: Response) {
        const body = await json.call(this);
        if (!body?.newlyAdded) return body;
        const { newlyAdded, shoppingCart } = body;
        document.documentElement.dataset['changed'] = '';
        return {
          ...body,
          newlyAdded: { ...newlyAdded, ...entry },
          shoppingCart: { ...shoppingCart, ...cart },
        };
      };
    }, missing);
    await page.goto('/shop/p/mug');
    await page.locator('[data-island="cart"]').evaluate((mark: HTMLElement, props) => {
      mark.dataset['props'] = JSON.stringify({ ...JSON.parse(mark.dataset['props'] ?? '{}'), ...props });
    }, missing.props ?? {});
    await page.locator('.v-product-page .v-add-to-cart').first().click();
    await page.getByText('Mug was added to your cart.').waitFor();
    await page.locator('html[data-changed]').waitFor();
    await settled(page);
    expect(sent).toBe(1);
    await page.context().close();
  });

  it('tells of a cart that is looked at, once', async () => {
    const page = await openPage({ width: 1280, baseUrl: `http://measured.${app.studioHost}` });
    await addMug(page);
    const told: URLSearchParams[] = [];
    page.on('request', (request) => {
      const fields = new URLSearchParams(request.postData() ?? '');
      // Events of the addition may still be on their way.
      if (fields.get('event') === 'CommerceShopping_ViewCart') told.push(fields);
    });
    await page.goto('/cart');
    await expect.poll(() => told.length).toBe(1);
    await page.waitForTimeout(500);
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0]?.get('data') ?? '{}')).toMatchObject({
      cart_value: 12,
      currency_code: 'USD',
      num_items_in_cart: 1,
    });
    await page.context().close();
  });

  it('storefront §9 cookie: the conversion cookie ends in ss_cvr; storefront §5 conversion cookie: is an id and four positive integers between bars; storefront §5 conversion cookie: of the visit’s time is a positive integer; storefront §9 cookie: the visit cookie lasts 30 minutes', async () => {
    const page = await openPage({ width: 390, baseUrl: `http://measured.${app.studioHost}` });
    const cookies = async () =>
      new Map((await page.context().cookies()).map(({ name, value, expires }) => [name, { value, expires }]));
    await page.goto('/about');
    await expect.poll(async () => (await cookies()).has('ss_cvr')).toBe(true);
    const first = await cookies();
    expect(decodeURIComponent(first.get('ss_cvr')?.value ?? '')).toMatch(/^[\w-]+(\|[1-9]\d*){4}$/);
    expect(first.get('ss_cvt')?.value).toMatch(/^[1-9]\d*$/);
    const left = (name: string) => (first.get(name)?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(left('ss_cvt') - 1800)).toBeLessThan(60);
    // A browser may keep no cookie longer than 400 days.
    expect(left('ss_cvr')).toBeGreaterThan(399 * 86_400);
    await page.context().close();
  });

  it('storefront §5 conversion cookie: anything else in it is refused: a visit starts again', async () => {
    const site = `http://measured.${app.studioHost}`;
    const page = await openPage({ width: 390, baseUrl: site });
    const cookie = async () => {
      const all = await page.context().cookies();
      return decodeURIComponent(all.find(({ name }) => name === 'ss_cvr')?.value ?? '');
    };
    await page.context().addCookies([{ name: 'ss_cvr', value: 'a b|1|2|x|4', url: site }]);
    await page.goto('/about');
    await expect.poll(cookie).toMatch(/^[\w-]+(\|[1-9]\d*){3}\|1$/);
    await page.context().close();
  });

  it('storefront §9 cookie: the conversion cookie lasts 2 years', async () => {
    const page = await openPage({ width: 390, baseUrl: `http://measured.${app.studioHost}` });
    // The browser cuts what it keeps to 400 days: what the page asks for is read where it asks.
    await page.addInitScript(() => {
      const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
      const lines: string[] = [];
      Object.assign(window, { cookieLines: lines });
      if (!own) return;
      Object.defineProperty(document, 'cookie', {
        get: () => own.get?.call(document),
        set: (line: string) => {
          lines.push(line);
          own.set?.call(document, line);
        },
      });
    });
    await page.goto('/about');
    const line = () =>
      page.evaluate(() =>
        (window as unknown as { cookieLines: string[] }).cookieLines.find((one) => one.includes('ss_cvr=')),
      );
    await expect.poll(line).toMatch(/ss_cvr=.*; ?max-age=63072000\b/i);
    await page.context().close();
  });

  const census = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];
  it('storefront §9 cookie: census clears ss_cid; storefront §9 cookie: census clears ss_cpvisit; storefront §9 cookie: census clears ss_cvisit; storefront §9 cookie: census clears ss_cvr; storefront §9 cookie: census clears ss_cvt; administration §9 interface: census clears ss_cid, ss_cpvisit, ss_cvisit, ss_cvr and ss_cvt; where nobody measures, and no other cookie', async () => {
    const page = await openPage({ width: 390, baseUrl });
    const other = 'ss_other';
    await page.context().addCookies([...census, other].map((name) => ({ name, value: 'x', url: baseUrl })));
    const kept = async () =>
      (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('ss_'));
    expect((await kept()).sort()).toEqual([...census, other].sort());
    await page.goto('/about');
    await expect.poll(kept).toEqual([other]);
    await page.context().close();
  });

  it('storefront §3 add-to-cart event: product_page is plp on a listing page', async () => {
    const page = await openPage({ width: 1280, baseUrl: `http://measured.${app.studioHost}` });
    const request = page.waitForRequest((one) => one.postData()?.includes(addToCart) === true);
    await page.goto('/shop');
    const card = page.locator('form[data-island="quick-add"]').filter({ hasText: 'Mug' });
    await card.locator('button[type="submit"]').click({ force: true });
    const data = new URLSearchParams((await request).postData() ?? '').get('data') ?? '{}';
    expect((JSON.parse(data) as { product_page: string }).product_page).toBe('plp');
    await page.context().close();
  });
});
