import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages, screenshot } from '../support/browser.ts';
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
});
