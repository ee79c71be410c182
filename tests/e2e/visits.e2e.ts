import { formOf, newField } from '@veranda/domain/forms/new-form';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages } from '../support/browser.ts';
import { putOnAbout } from '../support/put-on-about.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { dataOf, measure, names, watchedVisitor } from '../support/watched-visitor.ts';
import { putForm } from '../support/replace-form.ts';

let app: TestApp;
let shop: Shop;
let baseUrl = '';
const pixel = '123456789';

beforeAll(async () => {
  app = await createTestApp({ measuresVisits: true });
  shop = await addShop(app, 'visited');
  baseUrl = `http://visited.${app.studioHost}`;
  await shop.setStock('MUG', 500);
});
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

const visitor = (script?: string) => watchedVisitor(baseUrl, script);

/** Events and hits of the site that are kept, by name. */
async function kept(): Promise<string[]> {
  const rows = await app.db.forSite(shop.siteId, (tx) =>
    tx.selectFrom('shopping_event').select('name').orderBy('at').execute(),
  );
  await app.deps.hits.flush();
  const hits = await app.db.forSite(shop.siteId, (tx) => tx.selectFrom('visit_hit').select('kind').execute());
  return [...rows.map(({ name }) => name), ...hits.map(({ kind }) => `hit ${kind}`)];
}

describe('the events of a site that measures its visitors', () => {
  beforeAll(async () => {
    await addReview();
    await measure(shop, { visitorMetrics: true, adPixelId: '' });
  });

  it('storefront §2 product listing page: a collection page of collection type products; storefront §2 product detail page: a content item’s page that has a product; decisions §names cart_value: major units; administration §7 shopping event: VisitPLP; administration §7 shopping event: AddToCart; administration §7 shopping event: CommerceShopping_VisitPDP; administration §7 shopping event: has website_id, page_id and cart_id; administration §7 shopping event: has the fields of the item; administration §6 tracking: runs for visitors who are not signed in; administration §7 census: POST /api/census/RecordHit, form-encoded; administration §7 census: a hit has user agent, client date, viewport and screen; administration §7 census: a hit has website id, template id, locale, url and title; administration §7 census: a hit has item or collection ids and record type; administration §7 census: a hit has the visitor cookie; administration §1 site: runs visitor analytics on every page load', async () => {
    const { page, told } = await visitor();
    await page.goto('/shop');
    await expect.poll(() => names(told).sort()).toEqual(['RecordHit', 'VisitPLP']);
    expect(dataOf(told, 'VisitPLP')).toMatchObject({ website_id: shop.siteId, cart_id: '' });
    expect(dataOf(told, 'RecordHit')).toMatchObject({
      event: '1',
      visitorCookie: expect.stringMatching(/^[\w-]+$/),
    });
    expect(JSON.parse(String(dataOf(told, 'RecordHit')['data']))).toMatchObject({
      url: '/shop',
      websiteId: shop.siteId,
      templateId: 'levain',
      locale: 'en-US',
      recordType: 11,
      collectionId: expect.stringMatching(/./),
      userAgent: expect.stringContaining('Chrome'),
      clientDate: expect.any(Number),
      viewportWidth: 1280,
      screenWidth: expect.any(Number),
    });
    const mug = page.locator('.v-card', { hasText: 'Mug' });
    await mug.locator('.v-quick-button').click();
    await expect.poll(() => names(told)).toContain('AddToCart');
    expect(dataOf(told, 'AddToCart')).toMatchObject({
      website_id: shop.siteId,
      product: { item_title: 'Mug' },
    });
    told.length = 0;
    await page.goto('/shop/p/shirt');
    await expect.poll(() => names(told)).toContain('VisitPDP');
    expect(dataOf(told, 'VisitPDP')).toMatchObject({
      item_title: 'Shirt',
      item_type: 1,
      item_collection_name: 'Shop',
      cart_id: expect.stringMatching(/./),
      cart_value: 12,
      currency_code: 'USD',
      num_items_in_cart: 1,
    });
    await page.context().close();
  });

  it.each([
    [
      'storefront §2 product listing page: another type of collection is none',
      { path: '/shop', event: 'VisitPLP', facts: { collection: { id: 'c', title: 'Other', type: 1 } } },
    ],
    [
      'storefront §2 product detail page: a content item without a product is none',
      { path: '/shop/p/mug', event: 'VisitPDP', facts: { product: null } },
    ],
  ])('%s', async (_statement, { path, event, facts }) => {
    // The facts of the page are others before a script of the page has read them.
    const { page, told } = await visitor(`
      new MutationObserver((_mutations, observer) => {
        const mark = document.getElementById('v-visit');
        if (!mark || !mark.nextSibling || location.hash !== '#changed') return;
        observer.disconnect();
        mark.textContent = JSON.stringify({ ...JSON.parse(mark.textContent), ...${JSON.stringify(facts)} });
        document.documentElement.setAttribute('data-changed', '');
      }).observe(document, { childList: true, subtree: true });
    `);
    await page.goto(`${path}#changed`);
    await page.locator('html[data-changed]').waitFor();
    await expect.poll(() => names(told)).toContain('RecordHit');
    await page.waitForTimeout(3_500);
    expect(names(told)).not.toContain(event);
    await page.goto('/about');
    await page.goto(path);
    await expect.poll(() => names(told)).toContain(event);
    await page.context().close();
  });

  it('administration §7 shopping event: ViewCart; administration §7 shopping event: RemoveFromCart', async () => {
    const { page, told } = await visitor();
    await page.goto('/shop');
    await page.locator('.v-card', { hasText: 'Mug' }).locator('.v-quick-button').click();
    await page.locator('.v-quick-button[data-state="added"]').waitFor();
    told.length = 0;
    await page.goto('/cart');
    await expect.poll(() => names(told)).toContain('ViewCart');
    await page.getByRole('button', { name: 'Remove Mug' }).click();
    await expect.poll(() => names(told)).toContain('RemoveFromCart');
    expect(dataOf(told, 'RemoveFromCart')).toMatchObject({ item_title: 'Mug', num_items_in_cart: 0 });
    await page.context().close();
  });

  it('administration §7 shopping event: ReviewsVitalsAnchorLink; administration §7 shopping event: ReviewsTab; administration §7 shopping event: RelatedProductDisplay; administration §7 shopping event: RelatedProductAddToCart; administration §7 shopping event: RelatedProductClick', async () => {
    const { page, told } = await visitor();
    await page.goto('/shop/p/shirt');
    await expect.poll(() => names(told)).toContain('VisitPDP');
    await page.locator('.v-reviews-link').click();
    await expect.poll(() => names(told)).toContain('ReviewsVitalsAnchorLink');
    await expect.poll(() => names(told)).toContain('ReviewsTab');
    const related = page.locator('.v-related');
    await related.scrollIntoViewIfNeeded();
    await expect.poll(() => names(told)).toContain('RelatedProductDisplay');
    await related.locator('.v-card', { hasText: 'Mug' }).locator('.v-quick-button').click();
    await expect.poll(() => names(told)).toContain('RelatedProductAddToCart');
    expect(dataOf(told, 'RelatedProductAddToCart')).toMatchObject({ item_title: 'Mug' });
    await related.locator('.v-card-title a').first().click();
    await expect.poll(() => names(told)).toContain('RelatedProductClick');
    await page.context().close();
  });

  it('storefront §2 search: its views are not tracked; administration §2 search: its views are not tracked; administration §7 census: POST /api/census/RecordQuickView/{id}', async () => {
    const { page, told } = await visitor();
    await page.goto('/shop');
    await page.locator('.v-card', { hasText: 'Shirt' }).locator('.v-quick-view').click();
    await expect.poll(() => names(told).find((name) => name.startsWith('RecordQuickView/'))).toBeTruthy();
    told.length = 0;
    await page.goto('/search?q=mug');
    await expect.poll(() => names(told)).toContain('RecordHit');
    // A search is told by its words, as event 2; a view would be event 1.
    expect(told.filter(({ name }) => name === 'RecordHit').map(({ data }) => data['event'])).toEqual(['2']);
    await page.context().close();
  });

  it('administration §6 tracking: is off on not-found pages', async () => {
    const { page, told } = await visitor();
    await page.goto('/nothing-here');
    await page.waitForTimeout(600);
    expect(told).toEqual([]);
    expect(await page.locator('#v-visit').count()).toBe(0);
    await page.context().close();
    expect(await kept()).toEqual(expect.arrayContaining(['hit 1', 'hit 105', 'CommerceShopping_VisitPLP']));
  });

  it.each([
    ['globalPrivacyControl', 'true'],
    ['doNotTrack', '"1"'],
  ])(
    'administration §6 tracking: a restrictive cookie policy is visited without cookies; decisions §tracking cookies: GPC and DNT use the mode without cookies: %s',
    async (wish, value) => {
      const { page, told } = await visitor(
        `Object.defineProperty(navigator, "${wish}", { value: ${value} })`,
      );
      await page.goto('/shop');
      await expect.poll(() => names(told)).toContain('RecordHit');
      expect(dataOf(told, 'RecordHit')['visitorCookie']).toBe('');
      expect((await page.context().cookies()).filter(({ name }) => name.startsWith('ss_'))).toEqual([]);
      await page.context().close();
    },
  );
});

describe('forms and buttons of a page', () => {
  const base = () => `/api/studio/sites/${shop.siteId}`;
  const email = newField('email', { id: 'email', position: 'a0' });
  let formId = '';

  beforeAll(async () => {
    const makeForm = async (purpose: string): Promise<string> => {
      const made = await shop.owner.send('POST', `${base()}/forms`, { name: purpose, purpose });
      const { id } = made.json.form;
      await putForm({ session: shop.owner, siteId: shop.siteId, formId: id }, formOf([email]));
      return id;
    };
    formId = await makeForm('form');
    const newsletterId = await makeForm('newsletter');
    await putOnAbout({ owner: shop.owner, siteId: shop.siteId }, [
      [53, { label: 'To the shop', href: '/shop', size: 'medium', variant: 'primary' }],
      [9, { formId }],
      [51, { formId: newsletterId, title: 'Letters', text: '', layout: 'inline' }],
    ]);
    await measure(shop, { visitorMetrics: true, adPixelId: pixel });
  });

  it('administration §7 census: POST /api/census/form-render with formId and visitorCookie; administration §7 census: POST /api/census/button-render; administration §7 census: POST /api/census/button-click; administration §7 ad pixel: Lead; administration §7 ad pixel: CompleteRegistration', async () => {
    const { page, told, pixels } = await visitor();
    await page.goto('/about');
    await expect.poll(() => names(told)).toContain('button-render');
    expect(dataOf(told, 'button-render')).toMatchObject({ buttonText: 'To the shop', url: '/about' });
    const forms = page.locator('form.v-form');
    for (const [index, event] of ['Lead', 'CompleteRegistration'].entries()) {
      await forms.nth(index).scrollIntoViewIfNeeded();
      await forms.nth(index).getByRole('textbox').first().fill(`ada${index}@example.com`);
      await page.waitForTimeout(900);
      await forms.nth(index).locator('button[type="submit"]').click();
      await expect.poll(() => pixels.map((one) => one.get('ev'))).toContain(event);
    }
    expect(pixels.map((one) => one.get('ev'))).toEqual(['Lead', 'CompleteRegistration']);
    expect(told.filter(({ name }) => name === 'form-render').map(({ data }) => data['formId'])).toContain(
      formId,
    );
    // Each form once, however much is written in it.
    expect(names(told).filter((name) => name === 'form-begin')).toHaveLength(2);
    expect(dataOf(told, 'form-begin')).toMatchObject({ formId });
    await page.getByRole('link', { name: 'To the shop' }).click();
    await expect.poll(() => names(told)).toContain('button-click');
    await page.context().close();
    await expect.poll(kept).toEqual(expect.arrayContaining(['hit 101', 'hit 103', 'hit 102', 'hit 106']));
  });
});

async function addReview(): Promise<void> {
  const path = `/api/studio/sites/${shop.siteId}/commerce/merchandising`;
  const { merchandising, version } = (await shop.owner.send('GET', path)).json;
  const shown = { ...merchandising, importedReviews: true };
  expect((await shop.owner.send('PUT', path, { merchandising: shown, version })).status).toBe(200);
  const product = shop.variant('SHIRT-S').productId;
  await app.db.forSite(shop.siteId, (tx) =>
    tx
      .insertInto('review')
      .values({
        siteId: shop.siteId,
        id: app.deps.newId(),
        productId: product,
        origin: 'imported',
        rating: 5,
        title: 'Soft',
        body: 'Very soft.',
        author: 'A reader',
        status: 'published',
        writtenAt: new Date(),
        orderId: null,
        sourceKey: 'first',
        decidedAt: null,
      })
      .execute(),
  );
}
