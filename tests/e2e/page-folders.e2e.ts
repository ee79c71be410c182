import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages, screenshot } from '../support/browser.ts';
import type { Reply } from '../support/browser-session.ts';
import { publishSite } from '../support/publish-site.ts';
import { allSaved, soon, studioOf } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openOwner = studioOf(() => app);

describe('folders in the tree of pages', () => {
  it('are added in one sheet with every kind, filled by menu and by keys on three levels, and met so by visitors', async () => {
    const slug = 'tree-folders';
    const { page, session, siteId, look, close } = await openOwner(slug, { width: 1280 });
    await page.goto(paths.pages(slug));
    const dialog = page.getByRole('dialog');
    const addPage = async (kind: string, title: string) => {
      await page.getByRole('button', { name: 'Add page' }).click();
      await dialog.getByLabel('Title').fill(title);
      await dialog.locator('.page-kind', { hasText: kind }).click();
    };
    await addPage('Folder', 'Visit');
    expect(await dialog.locator('.page-kind-name').allTextContents()).toEqual([
      'Page',
      'Blog',
      'Store',
      'Events',
      'Portfolio',
      'Gallery',
      'Album',
      'Cover page',
      'Folder',
      'Link',
      'Member area',
    ]);
    await look('add-page-kinds');
    await dialog.getByRole('button', { name: 'Add page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Visit' }).waitFor();
    await page.goto(paths.pages(slug));
    await addPage('Store', 'Market');
    await dialog.getByRole('button', { name: 'Add page' }).click();
    await page.getByRole('heading', { name: 'This page lists your products' }).waitFor();
    await page.goto(paths.pages(slug));

    const main = page.getByRole('grid', { name: 'Main navigation' });
    const rows = () =>
      main
        .locator('.page-row')
        .evaluateAll((all) =>
          all.map(
            (row) => `${row.getAttribute('data-depth')} ${row.querySelector('.page-row-link')?.textContent}`,
          ),
        );
    await expect.poll(rows, soon).toEqual(['0 Shop', '0 About', '0 Visit', '0 Market']);
    const act = async (name: string, action: string) => {
      await page.getByRole('button', { name: `More for ${name}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await act('Market', 'Nest under the entry above');
    await expect.poll(rows, soon).toEqual(['0 Shop', '0 About', '0 Visit', '1 Market']);
    await act('About', 'Move down');
    await expect.poll(rows, soon).toEqual(['0 Shop', '0 Visit', '1 Market', '0 About']);
    // By keys: taken at its handle, put onto Market.
    await page.getByRole('button', { name: 'Move About' }).focus();
    await page.keyboard.press('Enter');
    for (let at = 0; at < 20; at += 1) {
      const target = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      if (/on Market/.test(target)) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect.poll(rows, soon).toEqual(['0 Shop', '0 Visit', '1 Market', '2 About']);
    await look('tree-folders');
    await allSaved(page);

    await page.getByRole('button', { name: 'Settings of Visit' }).click();
    await dialog.getByRole('button', { name: /When visitors open the folder/ }).click();
    await page.getByRole('option', { name: /heading in the menu/ }).click();
    await look('folder-settings');
    await dialog.getByRole('button', { name: /Status/ }).click();
    await page.getByRole('option', { name: 'Published' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await main.getByText('Heading only').waitFor();
    await publishSite(session, siteId);
    await page.goto(`http://${slug}.${app.studioHost}/`);
    const nav = page.locator('.site-nav');
    const about = nav.getByRole('link', { name: 'About' });
    await nav.getByText('Visit', { exact: true }).waitFor();
    expect(await about.evaluate((link) => link.checkVisibility({ opacityProperty: true }))).toBe(false);
    // The list below a heading opens by the keys that reach what is in it.
    await nav.getByRole('link', { name: 'Shop' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Market');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('About');
    await expect
      .poll(() => about.evaluate((link) => link.checkVisibility({ opacityProperty: true })), soon)
      .toBe(true);
    await screenshot(page, 'menu-three-levels-1280');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('.site-menu-button').click();
    const deep = page.locator('.site-menu-panel').getByRole('link', { name: 'About' });
    await deep.waitFor();
    await screenshot(page, 'menu-three-levels-390');
    await close();
  }, 90_000);

  it('beside them a member area leads to the pages of a plan, by a name that can be changed', async () => {
    const slug = 'tree-members';
    const { page, session, siteId, look, close } = await openOwner(slug, { width: 390 });
    const base = `/api/studio/sites/${siteId}`;
    await page.goto(paths.pages(slug));
    const dialog = page.getByRole('dialog');
    const choose = async () => {
      await page.getByRole('button', { name: 'Add page' }).click();
      await dialog.locator('.page-kind', { hasText: 'Member area' }).click();
      await dialog.getByRole('button', { name: 'Continue' }).click();
    };
    await choose();
    await dialog.getByText('No member plans yet').waitFor();
    await look('member-area-without-plans');
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    const { stores } = (await session.send('GET', `${base}/stores`)).json;
    const { products } = (await session.send('GET', `${base}/products`)).json;
    const { product } = (await session.send('GET', `${base}/products/${products[0].id}`)).json;
    const plan = memberPlan(product, 'The regulars');
    const made = await session.send('POST', `${base}/products`, {
      collectionId: stores[0].id,
      product: plan,
    });
    expect(made.status, made.text).toBe(200);
    await page.reload();
    await choose();
    await dialog.getByText('The plan opens no page yet').waitFor();
    await look('member-area');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    const row = page.getByRole('row', { name: 'The regulars' });
    await row.getByText('Member area').waitFor();
    await row.getByRole('button', { name: 'More for The regulars' }).click();
    await page.getByRole('menuitem', { name: 'Edit link' }).click();
    await dialog.getByLabel('Name in the menu').fill('For regulars');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: 'For regulars' }).waitFor();
    await allSaved(page);
    await look('tree-member-area');

    const { pages } = (await session.send('GET', `${base}/pages`)).json;
    const about = pages.find(({ urlSlug }: { urlSlug: string }) => urlSlug === 'about');
    const access = { kind: 'paywall', productIds: [made.json.product.id] };
    await session.send('PATCH', `${base}/pages/${about.id}`, { version: about.version, access });
    await publishSite(session, siteId);
    const home = await app.site(slug).send('GET', '/');
    expect(home.text).toMatch(/href="\/about"[^>]*>\s*For regulars/);
    await close();
  });
});

/** A member plan with the shape of another product. */
function memberPlan(product: Reply, title: string) {
  const { variants, ...fields } = product;
  const { attributes, price } = variants[0];
  const stock = { unlimited: true, quantity: 0 };
  const variant = { sku: '', attributes, price, salePrice: null, onSale: false, stock };
  const keys = ['description', 'excerpt', 'optionOrdering', 'customAddText', 'seoTitle', 'seoDescription'];
  const measures = { weightGrams: 0, lengthMm: 0, widthMm: 0, heightMm: 0 };
  const kept = Object.fromEntries(keys.map((key) => [key, fields[key]]));
  const lists = { tags: [], imageIds: [], categoryIds: [], variants: [variant] };
  return { ...kept, ...measures, ...lists, kind: 'paywall', title, urlSlug: '', state: 'published' };
}
