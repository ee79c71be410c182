import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { short } from '../support/form-documents.ts';
import { publishSite } from '../support/publish-site.ts';
import { putPopup } from '../support/put-popup.ts';
import { putForm } from '../support/replace-form.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { dataOf, measure, names, watchedVisitor } from '../support/watched-visitor.ts';

let app: TestApp;
let shop: Shop;
let baseUrl = '';
let aboutId = '';

beforeAll(async () => {
  app = await createTestApp({ measuresVisits: true });
  shop = await addShop(app, 'popping');
  baseUrl = `http://popping.${app.studioHost}`;
  const { owner: session, siteId } = shop;
  const base = `/api/studio/sites/${siteId}`;
  const { form } = (await session.send('POST', `${base}/forms`, { name: 'News', purpose: 'newsletter' }))
    .json;
  await putForm({ session, siteId, formId: form.id }, short({}));
  aboutId = (await session.send('GET', `${base}/pages`)).json.pages.find(
    (page: { urlSlug: string }) => page.urlSlug === 'about',
  ).id;
  await putPopup(shop, { isOn: true, opens: 'time', seconds: 0 }, [
    ['heading', { text: 'Ten percent off', size: 'medium' }],
    ['newsletter', { formId: form.id, title: '', text: 'Leave us your address.', layout: 'stack' }],
    ['popup-overlay-action', { label: 'See the mugs', href: '/shop', newWindow: false, closeLabel: '' }],
  ]);
  await measure(shop, { visitorMetrics: true, adPixelId: '' });
});
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Ten percent off' });
const memoryOf = (page: Page) =>
  page.evaluate(() =>
    ['closed-date', 'version', 'submitted'].map((key) => localStorage.getItem(`popup-overlay-${key}`)),
  );

describe('a pop-up of a site', () => {
  it('administration §2 slide type: popup-overlay; administration §3 popup overlay: keeps the closed date in local storage; administration §3 popup overlay: keeps its version in local storage; administration §7 census: POST /api/census/overlay; decisions §owner-calls overlay: stands on the site’s host; opens over the page, which does not move, takes and returns the focus, closes by Escape, and stays closed', async () => {
    const { page, told } = await watchedVisitor(baseUrl);
    await page.goto('/');
    await popupOf(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 300);
        }),
    );
    expect(shift).toBeLessThan(0.01);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await popupOf(page).waitFor({ state: 'hidden' });
    const [closed, version, submitted] = await memoryOf(page);
    expect([Date.now() - Date.parse(closed ?? '') < 60_000, version, submitted]).toEqual([true, '1', null]);
    await expect.poll(() => names(told).filter((name) => name === 'overlay')).toHaveLength(2);
    expect(dataOf(told, 'overlay')).toMatchObject({
      event: 'open',
      version: '1',
      url: '/',
      visitorCookie: expect.stringMatching(/./),
    });
    await page.reload();
    await page.locator('dialog.v-popup[data-started]').waitFor({ state: 'attached' });
    expect(await popupOf(page).isVisible()).toBe(false);
    await page.context().close();
  });

  it('administration §3 popup overlay: keeps that it was submitted in local storage; is shown again to everybody in another version, on the pages that are chosen, at the depth that is wished for', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    await page.goto('/about');
    await popupOf(page).waitFor();
    await page.getByLabel('Email').fill('ada@example.com');
    await popupOf(page).getByRole('button', { name: 'Submit' }).click();
    await expect.poll(async () => (await memoryOf(page))[2]).toBe('true');
    expect(await popupOf(page).isVisible()).toBe(true);
    const pageIds = [{ pageId: aboutId }];
    await putPopup(shop, { version: 2, opens: 'scroll', depth: 50, pages: 'chosen', pageIds });
    await publishSite(shop.owner, shop.siteId);
    await page.goto('/');
    expect(await page.locator('dialog.v-popup').count()).toBe(0);
    await page.goto('/about');
    await page.locator('dialog.v-popup[data-started]').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      document.body.style.minHeight = '4000px';
      scrollTo(0, 3000);
    });
    await popupOf(page).waitFor();
    await popupOf(page).getByRole('link', { name: 'See the mugs' }).click();
    await page.waitForURL('**/shop');
    expect((await memoryOf(page))[0]).not.toBeNull();
    await page.context().close();
  });

  it.each(widths)('opens for who turns away, and looks well at %i px', async (width) => {
    await putPopup(shop, { version: width, opens: 'leave', pages: 'all' });
    await publishSite(shop.owner, shop.siteId);
    const page = await openPage({ width, baseUrl });
    await page.goto('/');
    await page.locator('dialog.v-popup[data-started]').waitFor({ state: 'attached' });
    expect(await popupOf(page).isVisible()).toBe(false);
    await page.evaluate(() =>
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 40, clientY: -1 })),
    );
    await popupOf(page).waitFor();
    await screenshot(page, `popup-${width}`);
    await page.context().close();
  });
});
