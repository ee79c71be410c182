import { brotliCompressSync } from 'node:zlib';
import { isVisitTracked, pageTypeCodes } from '@veranda/domain/pages/page-types';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { memberWithRole } from '../support/member-with-role.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { measure, names, watchedVisitor } from '../support/watched-visitor.ts';

let app: TestApp;
let shop: Shop;
let baseUrl = '';
const pixel = '123456789';

beforeAll(async () => {
  app = await createTestApp({ measuresVisits: true });
  shop = await addShop(app, 'counted');
  baseUrl = `http://counted.${app.studioHost}`;
});
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

const factsOf = async (page: Page) =>
  JSON.parse((await page.locator('#v-visit').textContent({ timeout: 5000 })) ?? '{}');
const analyticsCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.startsWith('ss_')).map(({ name }) => name);

type Told = Awaited<ReturnType<typeof watchedVisitor>>['told'];
const hits = (told: Told) =>
  told
    .filter(({ name }) => name === 'RecordHit')
    .map(({ data }) => ({
      event: Number(data['event']),
      cookie: data['visitorCookie'],
      data: JSON.parse(String(data['data'])) as Record<string, unknown>,
    }));

describe('a site that nobody has set anything on', () => {
  it('decisions §tracking visits: measured without cookies, names or addresses; administration §2 tracking: a content item is seen; administration §2 tracking: a content collection is seen; administration §3 event type: page view is 1; administration §3 event type: site search is 2; has true record types; both scripts have 6 KB compressed', async () => {
    const { page, told } = await watchedVisitor(baseUrl);
    await page.goto('/shop');
    expect(await factsOf(page)).toMatchObject({ pageType: 1, policy: 'cookieless', recordType: 11 });
    await page.goto('/shop/p/mug');
    expect(await factsOf(page)).toMatchObject({ pageType: 50, recordType: 11 });
    await page.goto('/about');
    expect(await factsOf(page)).toMatchObject({ pageType: 2, recordType: 1 });
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/bundles/collectors/')),
    );
    expect(scripts.length).toBeGreaterThanOrEqual(2);
    const texts = await Promise.all(
      scripts.map(async (url) => (await app.site('counted').send('GET', new URL(url).pathname)).text),
    );
    const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
    expect(bytes).toBeLessThanOrEqual(6_000);
    await page.goto('/search?q=mug');
    await expect.poll(() => hits(told).length).toBe(4);
    expect(hits(told).map(({ event, data }) => [event, data['recordType']])).toEqual([
      [1, 11],
      [1, 11],
      [1, 1],
      [2, 30],
    ]);
    expect(hits(told).map(({ cookie }) => cookie)).toEqual(['', '', '', '']);
    expect(await analyticsCookies(page)).toEqual([]);
    await page.context().close();
  });

  it('administration §3 event type: heartbeat is 10; administration §3 event type: audio is 20; administration §3 event type: video is 21', async () => {
    const { page, told } = await watchedVisitor(baseUrl);
    await page.clock.install();
    await page.goto('/about?utm_source=letter&utm_campaign=autumn');
    await expect.poll(() => hits(told).length).toBe(1);
    expect(hits(told)[0]?.data).toMatchObject({ utm_source: 'letter', utm_campaign: 'autumn' });
    await page.clock.runFor(30_000);
    await expect.poll(() => hits(told).at(-1)).toMatchObject({ event: 10, data: { recordType: 31 } });
    await page.evaluate(() => {
      for (const kind of ['audio', 'video']) {
        const player = document.createElement(kind);
        document.body.append(player);
        player.dispatchEvent(new Event('play'));
        player.dispatchEvent(new Event('play'));
      }
    });
    await expect.poll(() => hits(told).map(({ event }) => event)).toEqual([1, 10, 20, 21]);
    await page.context().close();
  });

  it('administration §2 tracking: not found is known; administration §2 tracking: the lock screen is known; administration §2 tracking: a member area without access is known', async () => {
    const { page, told } = await watchedVisitor(baseUrl);
    await page.goto('/nothing-here');
    expect(await page.locator('body').getAttribute('class')).toMatch(/./);
    await page.waitForTimeout(300);
    expect([told, await page.locator('#v-visit').count()]).toEqual([[], 0]);
    for (const [name, code] of [
      ['not-found', 100],
      ['lock-screen', 103],
      ['access-denied', 106],
    ] as const)
      expect([name, pageTypeCodes[name], isVisitTracked(code)]).toEqual([name, code, false]);
    await page.context().close();
  });
});

describe('a site with the standard policy', () => {
  beforeAll(() => measure(shop, { visitorMetrics: true, adPixelId: '' }));

  it('administration §9 interface: the analytics cookie lasts 390 days; decisions §tracking cookies: only under the standard policy or with consent; clears them when the policy is another one', async () => {
    const { page, told } = await watchedVisitor(baseUrl);
    await page.goto('/about');
    await expect.poll(() => hits(told).length).toBe(1);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'ss_cid');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(389.9);
    expect(days).toBeLessThanOrEqual(390);
    expect(hits(told)[0]?.cookie).toBe(cookie?.value);
    await measure(shop, { visitorMetrics: true, adPixelId: '', cookiePolicy: 'cookieless' });
    await page.goto('/shop');
    await expect.poll(() => hits(told).at(-1)?.cookie).toBe('');
    expect(await analyticsCookies(page)).toEqual([]);
    await page.context().close();
  });

  it('administration §7 census: buttons wait 2.5 s at most; administration §9 interface: census waits 2500 ms', async () => {
    const { page } = await watchedVisitor(baseUrl);
    await page.route('**/api/census/RecordHit', () => undefined);
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/RecordHit'));
    const asked = page.waitForRequest('**/api/census/RecordHit');
    await page.goto('/about');
    await asked;
    const since = Date.now();
    await lost;
    expect(Date.now() - since).toBeGreaterThan(2000);
    expect(Date.now() - since).toBeLessThan(6000);
    await page.context().close();
  });
});

describe.each(widths)('the banner that asks for consent, %i wide', (width) => {
  beforeAll(() =>
    measure(shop, {
      visitorMetrics: true,
      adPixelId: pixel,
      cookiePolicy: 'consent',
      consentTexts: { message: 'May we count?', accept: '', decline: 'No, thanks' },
    }),
  );

  it('asks once, sets no cookie and tells no pixel before, and shows again from a link', async () => {
    const { page, told, pixels } = await watchedVisitor(baseUrl);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/shop/p/mug');
    const banner = page.getByRole('region', { name: 'Cookies' });
    await banner.getByText('May we count?').waitFor();
    await screenshot(page, `consent-${width}`);
    await expectNoAxeViolations(page);
    expect([await analyticsCookies(page), pixels]).toEqual([[], []]);
    await banner.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => analyticsCookies(page)).toContain('ss_cid');
    await expect.poll(() => pixels.length).toBe(1);
    expect(await banner.isVisible()).toBe(false);
    await page.goto('/about');
    await expect.poll(() => hits(told).at(-1)?.cookie).toMatch(/./);
    expect(await banner.isVisible()).toBe(false);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<a href="#cookie-settings">Cookies</a>');
    });
    await page.getByRole('link', { name: 'Cookies' }).press('Enter');
    const [toldBefore, pixelsBefore] = [told.length, pixels.length];
    await banner.getByRole('button', { name: 'No, thanks' }).click();
    // The page begins anew, without what was begun with consent.
    await expect.poll(() => told.length).toBeGreaterThan(toldBefore);
    expect(hits(told).at(-1)?.cookie).toBe('');
    expect(await analyticsCookies(page)).toEqual([]);
    expect([await banner.isVisible(), pixels.length]).toEqual([false, pixelsBefore]);
    await page.context().close();
  });

  it('is nowhere without script', async () => {
    const page = await openPage({ width, baseUrl, javaScript: false });
    await page.goto('/about');
    expect(await page.getByRole('region', { name: 'Cookies' }).isVisible()).toBe(false);
    await page.context().close();
  });
});

describe('people who work on the site', () => {
  beforeAll(() => measure(shop, { visitorMetrics: true, adPixelId: pixel }));

  const opened = async (session: Shop['owner']) =>
    (await session.send('GET', `/api/studio/sites/${shop.siteId}/open`)).headers.get('location') ?? '';

  it('decisions §tracking contributors: are not counted; administration §6 tracking: does not run for others who are signed in', async () => {
    const { page, told, pixels } = await watchedVisitor(baseUrl);
    const address = await opened(shop.owner);
    await page.goto(address);
    await page.goto('/shop');
    await page.locator('.v-card', { hasText: 'Mug' }).locator('.v-quick-button').click();
    await page.locator('.v-quick-button[data-state="added"]').waitFor();
    await page.waitForTimeout(300);
    expect([told, pixels, await analyticsCookies(page)]).toEqual([[], [], []]);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'uncounted');
    expect(cookie?.value).toBe('1');
    await page.context().close();
    // So it is on the way to a page of the site, and that way leads nowhere else.
    const open = `/api/studio/sites/${shop.siteId}/open`;
    for (const [path, end] of [
      ['/shop/p/mug?size=s', '/shop/p/mug?size=s'],
      ['//elsewhere.example', '/'],
    ] as const) {
      const way = await shop.owner.send('GET', `${open}?path=${encodeURIComponent(path)}`);
      const { pathname, search } = new URL(way.headers.get('location') ?? '');
      const guest = app.site('counted');
      const led = await guest.send('GET', pathname + search);
      expect([led.headers.get('location'), guest.cookies.get('uncounted')]).toEqual([end, '1']);
    }
    // The mark is taken once.
    const other = await watchedVisitor(baseUrl);
    await other.page.goto(address);
    await expect.poll(() => names(other.told)).toContain('RecordHit');
    await other.page.context().close();
  });

  it('decisions §tracking contributors: are not counted, on a site that is closed', async () => {
    const base = `/api/studio/sites/${shop.siteId}`;
    await shop.owner.send('PUT', `${base}/availability`, { availability: 'private' });
    const { page, told } = await watchedVisitor(baseUrl);
    const link = await shop.owner.send('GET', `${base}/visit?path=/about`);
    const seen = await page.goto(link.headers.get('location') ?? '');
    expect([seen?.status(), new URL(page.url()).pathname]).toEqual([200, '/about']);
    await page.goto('/shop');
    await page.waitForTimeout(300);
    expect([told, await analyticsCookies(page)]).toEqual([[], []]);
    await page.context().close();
    await shop.owner.send('PUT', `${base}/availability`, { availability: 'public' });
  });

  it('decisions §tracking contributors: those who only view are counted; administration §6 tracking: runs for those whose one role is viewer, outside the configuration', async () => {
    const viewer = await memberWithRole(app, shop.siteId, { role: 10 });
    const address = await opened(viewer);
    // Whoever only views has no way through the studio yet, or one without a token.
    expect(['', `${baseUrl}/`]).toContain(address);
    const { page, told } = await watchedVisitor(baseUrl);
    await page.goto('/');
    await expect.poll(() => names(told)).toContain('RecordHit');
    // A page in a frame, as in the studio, tells nothing.
    told.length = 0;
    await page.route('**/framed', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="/about"></iframe>' }),
    );
    await page.goto('/framed');
    await page.frameLocator('iframe').locator('main').first().waitFor();
    await page.waitForTimeout(300);
    expect(told).toEqual([]);
    await page.context().close();
  });
});

describe('sites that are measured otherwise', () => {
  it('administration §6 tracking: template sites that can be cloned are visited without cookies', async () => {
    await app.db.global((tx) =>
      tx.updateTable('site').set({ isDemo: true }).where('id', '=', shop.siteId).execute(),
    );
    await measure(shop, { visitorMetrics: true, adPixelId: pixel });
    const { page, told, pixels } = await watchedVisitor(baseUrl);
    await page.goto('/shop/p/mug');
    await expect.poll(() => hits(told).map(({ cookie }) => cookie)).toEqual(['']);
    expect([await analyticsCookies(page), pixels]).toEqual([[], []]);
    await page.context().close();
  });

  it('administration §6 tracking: is off when a global flag says so', async () => {
    const silent = await createTestApp({ beside: app });
    const page = await silent.site('counted').send('GET', '/about');
    expect(page.text).not.toContain('v-visit');
    const body = { event: '1', data: '{}', visitorCookie: '' };
    const form = new URLSearchParams(body).toString();
    const headers = {
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0 Chrome/140.0 Safari/537.36',
    };
    const send = (place: TestApp) =>
      place.site('counted').send('POST', '/api/census/RecordHit', form, headers);
    expect([(await send(silent)).json, (await send(app)).json]).toEqual([
      { recorded: false },
      { recorded: true },
    ]);
    await silent.close();
  });
});
