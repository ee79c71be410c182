import type { RawHit } from '@veranda/domain/analytics/hit';
import { foldVisits } from '@veranda/server/features/analytics/fold-visits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { memberWithRole } from '../support/member-with-role.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let shop: Shop;
const day = 86_400_000;

beforeAll(async () => {
  app = await createTestApp();
  shop = await addShop(app, 'figures');
});
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

const vitals = {
  largestContentfulPaint: 4200,
  firstContentfulPaint: 900,
  cumulativeLayoutShift: 0.02,
  firstInputDelay: 12,
  interactionToNextPaint: 80,
};

/** Hits of twenty days. */
function hits(): RawHit[] {
  const base = { subject: '', amount: 0, source: '', campaign: '', language: 'en', country: 'CH' } as const;
  const now = Date.now();
  return Array.from({ length: 600 }, (_, index): RawHit[] => {
    const device = index % 3 === 0 ? 'phone' : 'computer';
    const visitor = BigInt(1 + (index % 240));
    const at = new Date(now - (index % 20) * day - (index % 7) * 60_000);
    const hit = { ...base, at, visitor, device, source: index % 2 ? 'search.example' : '' } as const;
    return [
      { ...hit, kind: 'pageView', path: index % 4 ? '/shop' : '/about' },
      ...(index % 5 === 0
        ? [{ ...hit, kind: 'siteSearch', path: '/search', subject: 'sourdough' } as const]
        : []),
      ...(index % 3 === 0 ? [{ ...hit, kind: 'productSeen', path: '', subject: 'Mug' } as const] : []),
      ...(index % 6 === 0 ? [{ ...hit, kind: 'addedToCart', path: '', subject: 'Mug' } as const] : []),
      ...(index % 10 === 0
        ? Object.entries(vitals).map(
            ([subject, amount]) => ({ ...hit, kind: 'vital', path: '/shop', subject, amount }) as const,
          )
        : []),
    ];
  }).flat();
}

async function studio(session: Shop['owner'], width: number) {
  const page = await openPage({ width, reducedMotion: true });
  const url = `http://${app.studioHost}`;
  await page.context().addCookies([...session.cookies].map(([name, value]) => ({ name, value, url })));
  return { page, address: (path: string) => `${url}/config/figures/analytics${path}` };
}

describe('the analytics of a site without visits', () => {
  it('say so, and show an example that says what it is', async () => {
    const { page, address } = await studio(shop.owner, 1280);
    await page.goto(address(''));
    await page.getByRole('heading', { name: 'No visits yet' }).waitFor();
    await screenshot(page, 'analytics-empty-1280');
    await page.getByRole('button', { name: 'Show an example' }).click();
    await page.getByText('None of them are yours.').waitFor();
    await page.getByRole('button', { name: 'Hide the example' }).click();
    await page.getByRole('heading', { name: 'No visits yet' }).waitFor();
    await page.context().close();
  });
});

describe.each(widths)('the analytics of a site, %i wide', (width) => {
  beforeAll(async () => {
    for (const hit of hits()) app.deps.hits.add(shop.siteId, hit);
    await app.deps.hits.flush();
    await foldVisits(app.deps);
  });

  it('show every report with what it counts, a table and a file; to whoever may only read reports too', async () => {
    const reporter = await memberWithRole(app, shop.siteId, { role: 3 });
    const { page, address } = await studio(width < 600 ? reporter : shop.owner, width);
    await page.goto(address(''));
    await page.getByText('Page views', { exact: true }).first().waitFor();
    await page.getByText('Orders divided by visits.').waitFor();
    await page.getByText('Show as a table').click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV: Overview' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^analytics-.*-days\.csv$/);
    await page.getByText('Show as a table').click();
    await screenshot(page, `analytics-overview-${width}`);
    await expectNoAxeViolations(page);
    for (const [report, text] of [
      ['sources', 'search.example'],
      ['pages', '/about'],
      ['places', 'Switzerland'],
      ['devices', 'Computer'],
      ['searches', 'sourdough'],
      ['interactions', 'Visits in which a button was in view'],
      ['shop', 'Added to cart'],
      ['speed', 'Use smaller images'],
      ['live', 'Open pages'],
    ] as const) {
      await page.goto(address(`/${report}`));
      await page.getByText(text).first().waitFor();
      await screenshot(page, `analytics-${report}-${width}`);
    }
    await expectNoAxeViolations(page);
    await page.context().close();
  });

  it('open on what a role may read of them: the store for its manager, campaigns for their editor', async () => {
    const [role, tab, text] =
      width < 600 ? ([8, 'Shop', 'From product to order'] as const) : ([11, 'Sources', 'Campaigns'] as const);
    const { page, address } = await studio(await memberWithRole(app, shop.siteId, { role }), width);
    await page.goto(address(''));
    await page.getByText(text, { exact: true }).waitFor();
    const tabs = page.getByRole('navigation', { name: 'Analytics' }).or(page.getByRole('tablist')).first();
    expect(await tabs.getByRole('link').or(tabs.getByRole('tab')).allTextContents()).toEqual([tab]);
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Analytics' }).waitFor();
    await page.goto(address('/overview'));
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.context().close();
  });

  it('keep the period in the address from tab to tab', async () => {
    const { page, address } = await studio(shop.owner, width);
    await page.goto(address(''));
    await page.getByRole('radio', { name: '7 days' }).click();
    await page.waitForURL(/from=.*&to=/);
    await page.getByRole('tab', { name: 'Pages' }).click();
    await page.waitForURL(/analytics\/pages\?from=/);
    await page.getByText('/shop').first().waitFor();
    await page.context().close();
  });
});
