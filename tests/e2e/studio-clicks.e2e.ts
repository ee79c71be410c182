import { metrics } from '@veranda/server/platform/observe/metrics';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages, openContext } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let shop: Shop;
let page: Page;
beforeAll(async () => {
  app = await createTestApp();
  shop = await addShop(app, 'pressed');
  await addJars();
  const url = `http://${app.studioHost}`;
  const context = await openContext({ reducedMotion: true, baseUrl: url });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addCookies(
    [...shop.owner.cookies].map(([name, value]) => ({ name, value: encodeURIComponent(value), url })),
  );
  page = await context.newPage();
});
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

/** Waits until the controls of a panel have been counted this often since, and the others not at all. */
async function tellerOf(panel: string): Promise<(wanted: Readonly<Record<string, number>>) => Promise<void>> {
  const counted = async (): Promise<Map<unknown, number>> => {
    const { values } = await metrics.interfaceClicks.get();
    const own = values.filter(({ labels }) => labels.panel === panel);
    return new Map(own.map(({ labels, value }) => [labels.control, value]));
  };
  const before = await counted();
  const since = async () =>
    Object.fromEntries([...(await counted())].map(([name, n]) => [name, n - (before.get(name) ?? 0)]));
  return (wanted) => expect.poll(since, { timeout: 30_000 }).toEqual(wanted);
}

/** More products than a page of the list shows. */
async function addJars(): Promise<void> {
  const base = `/api/studio/sites/${shop.siteId}`;
  const { stores } = (await shop.owner.send('GET', `${base}/stores`)).json;
  for (let n = 0; n < 26; n += 1) {
    const product = {
      kind: 'physical',
      title: `Jar ${n}`,
      urlSlug: '',
      description: '',
      excerpt: '',
      tags: [],
      state: 'published',
      optionOrdering: [],
      weightGrams: 0,
      lengthMm: 0,
      widthMm: 0,
      heightMm: 0,
      customAddText: null,
      seoTitle: '',
      seoDescription: '',
      imageIds: [],
      categoryIds: [],
      variants: [
        {
          sku: `JAR-${n}`,
          attributes: {},
          price: '5.00',
          salePrice: null,
          onSale: false,
          stock: { unlimited: false, quantity: 5 },
        },
      ],
    };
    const made = await shop.owner.send('POST', `${base}/products`, { collectionId: stores[0].id, product });
    expect(made.status, made.text).toBe(200);
  }
}

const press = (name: string, exact = true) => page.getByRole('button', { name, exact }).click();

describe('presses in the studio that are told', () => {
  it('administration §7 API-keys click: copy; administration §7 API-keys click: cancel; administration §7 API-keys click: next; administration §7 API-keys click: complete; administration §7 API-keys click: create; administration §7 API-keys click: learn more; administration §7 API-keys click: terms; administration §7 API-keys click: delete key; administration §7 API-keys click: delete confirm', async () => {
    const told = await tellerOf('api-keys');
    await page.goto(`/config/${shop.slug}/settings/api-keys`);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Learn more' }).click();
    await (await opened).close();
    await press('Create key');
    await press('Cancel');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press('Create key');
    await page.getByLabel('Name').fill('Till');
    await press('Next');
    await press('Orders', false);
    await page.getByRole('option', { name: 'Read', exact: true }).click();
    await page.getByText('Terms', { exact: true }).click();
    await press('Create');
    await press('Copy');
    await press('Complete');
    await press('Delete Till');
    await press('Delete key');
    await page.getByText('No keys yet').waitFor();
    await told({
      'learn-more': 1,
      create: 3,
      cancel: 1,
      next: 1,
      terms: 1,
      copy: 1,
      complete: 1,
      delete: 1,
      'delete-confirm': 1,
    });
  });

  it('administration §7 inventory click: search; administration §7 inventory click: sort on name; administration §7 inventory click: sort on stock; administration §7 inventory click: sort on price; administration §7 inventory click: row click; administration §7 inventory click: row expander; administration §7 inventory click: next page; administration §7 inventory click: settings', async () => {
    const told = await tellerOf('inventory');
    await page.goto(`/config/${shop.slug}/commerce/inventory`);
    for (const name of ['Product', 'Stock', 'Price']) await press(name);
    await press('Next page');
    await press('Inventory settings');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Search by name or SKU' }).fill('shirt');
    await page
      .getByRole('button', { name: /Details of .*shirt/i })
      .first()
      .click();
    await page.getByText('Latest changes').waitFor();
    await page.getByRole('link', { name: /shirt/i }).first().click();
    await told({
      search: 1,
      'sort-name': 1,
      'sort-stock': 1,
      'sort-price': 1,
      row: 1,
      'row-expander': 1,
      'next-page': 1,
      settings: 1,
    });
  });
});
