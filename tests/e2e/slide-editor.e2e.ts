import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages } from '../support/browser.ts';
import { publishSite } from '../support/publish-site.ts';
import { allSaved, soon, studioOf, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openStudio = studioOf(() => app);
const stage = (page: Page, title: string): FrameLocator =>
  page.frameLocator(`iframe[title="Preview of ${title}"]`);
const row = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Content' }).getByRole('row', { name, exact: true });

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add content' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add content' });
  await dialog
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await dialog.waitFor({ state: 'detached' });
  await row(page, name).waitFor();
}

describe('the editor of slides', () => {
  it('makes a pop-up of slices that are seen at once, in an order of one’s own, turned on, and published', async () => {
    const slug = 'popup-editor';
    const { page, siteId, session, look, close } = await openStudio(slug, { width: 1280 });
    await page.goto(paths.pages(slug));
    await page.getByRole('link', { name: /^Pop-up/ }).click();
    await page.getByText('Add a heading to begin with.').waitFor();
    await look('slides-empty');
    await add(page, 'Heading');
    await page
      .getByRole('region', { name: 'Heading' })
      .getByLabel('Text', { exact: true })
      .fill('Ten percent off');
    const shown = stage(page, 'Pop-up');
    await shown.locator('dialog[open] h2', { hasText: 'Ten percent off' }).waitFor();
    await add(page, 'Call to action');
    await add(page, 'Subheading');
    await page
      .getByRole('region', { name: 'Subheading' })
      .getByLabel('Text', { exact: true })
      .fill('This week');
    const order = () =>
      shown
        .locator('[data-slice]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-slice-name')));
    await expect.poll(order, soon).toEqual(['heading', 'popup-overlay-action', 'sub-heading']);
    await row(page, 'Subheading').getByRole('button', { name: 'More for Subheading' }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).press('Enter');
    await expect.poll(order, soon).toEqual(['heading', 'sub-heading', 'popup-overlay-action']);
    // The focus stays on the row that was moved, which says where it went; so it does by the keys of its handle.
    await page.getByRole('status').filter({ hasText: 'Subheading moved up' }).first().waitFor();
    const hasFocus = () => row(page, 'Subheading').evaluate((each) => each.contains(document.activeElement));
    await expect.poll(hasFocus, soon).toBe(true);
    const handle = row(page, 'Subheading').getByRole('button', { name: /^(Drag|Move) Subheading/ });
    await handle.focus();
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect.poll(order, soon).toEqual(['heading', 'popup-overlay-action', 'sub-heading']);
    await page.getByText('Subheading moved', { exact: true }).first().waitFor();
    await expect.poll(hasFocus, soon).toBe(true);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(order, soon).toEqual(['heading', 'sub-heading', 'popup-overlay-action']);
    await shown.locator('[data-slice-name="heading"]').click();
    await page.getByRole('region', { name: 'Heading' }).waitFor();
    await page.getByText('Show the pop-up on your site').click();
    await page.getByText('Chosen pages').click();
    await page.getByRole('group', { name: 'Pages' }).getByRole('checkbox').first().press('Space');
    await page.getByText('All pages').click();
    await page.getByRole('button', { name: 'Show it to everyone again' }).click();
    await toast(page, 'Everyone will see it again once you publish.').waitFor();
    await allSaved(page);
    await look('slides-popup');
    await row(page, 'Heading').getByRole('button', { name: 'More for Heading' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await row(page, 'Heading').waitFor({ state: 'detached' });
    await page.keyboard.press('ControlOrMeta+z');
    await row(page, 'Heading').waitFor();
    await allSaved(page);
    await publishSite(session, siteId);
    const home = (await app.site(slug).send('GET', '/')).text;
    expect(home).toContain('data-island="popup"');
    expect(home).toContain('Ten percent off');
    await close();
  });

  it('makes a cover page that fills the screen, on a phone too', async () => {
    const slug = 'cover-editor';
    const { page, siteId, session, look, close } = await openStudio(slug, { width: 390 });
    const base = `/api/studio/sites/${siteId}`;
    const { json } = await session.send('POST', `${base}/pages`, {
      title: 'Opening soon',
      kind: 'cover-page',
      place: 'unlinked',
    });
    await page.goto(paths.page(slug, json.page.id));
    await page.getByRole('heading', { level: 1, name: 'Opening soon' }).waitFor();
    await stage(page, 'Opening soon').locator('h1', { hasText: 'Opening soon' }).waitFor();
    await add(page, 'Subheading');
    await page.getByRole('region', { name: 'Subheading' }).getByLabel('Text', { exact: true }).fill('In May');
    await stage(page, 'Opening soon').getByText('In May').waitFor();
    await page.getByRole('radio', { name: 'Darkest', exact: true }).check({ force: true });
    await expect
      .poll(() => stage(page, 'Opening soon').locator('.v-slide').getAttribute('data-section-theme'), soon)
      .toBe('darkest');
    await allSaved(page);
    await look('slides-cover-page');
    await publishSite(session, siteId);
    expect((await app.site(slug).send('GET', `/${json.page.urlSlug}`)).text).toContain('In May');
    await close();
  });
});
