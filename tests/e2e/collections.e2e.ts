import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages, widths } from '../support/browser.ts';
import { addCollection } from '../support/items.ts';
import { addItems } from '../support/many-items.ts';
import { administer } from '../support/postgres-setup.ts';
import { allSaved, soon, studioOf, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openOwner = studioOf(() => app);
const titles = (page: Page) => page.locator('.item-order-title').allInnerTexts();

describe.each(widths)('a collection, %d px', (width) => {
  it('administration §3 collection view: list; administration §9 layout: at most 250 items in an order of one’s own; begins with a sample, is set up in its page’s settings, changed in its rows, and arranged', async () => {
    const slug = `lists-${width}-${randomUUID().slice(0, 6)}`;
    const { page, session, siteId, look, close } = await openOwner(slug, { width });
    const works = await addCollection(session, siteId, { title: 'Works', kind: 'projects' });
    await page.goto(paths.collection(slug, works.id));
    await page.getByRole('button', { name: 'Start with a sample' }).click();
    await page.getByRole('heading', { level: 1, name: 'First project' }).waitFor();
    if (width < 768) await page.getByRole('radio', { name: 'Content' }).click();
    await allSaved(page);
    for (const title of ['Orchard', 'Courtyard']) await works.add(title);

    await page.goto(paths.collection(slug, works.id));
    await page.getByRole('row', { name: /Courtyard/ }).waitFor();
    const date = page.getByRole('button', { name: /^Publish date of “Orchard”/ });
    await date.click();
    await page.getByLabel('Publish date of “Orchard”').fill('2026-05-01T09:30');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /May 1, 2026/ }).waitFor();
    await page.getByRole('button', { name: 'Status of “Orchard”: Draft' }).click();
    await page.getByRole('menuitem', { name: 'Published' }).click();
    await page.getByRole('button', { name: 'Status of “Orchard”: Published' }).waitFor();
    if (width >= 768) {
      await page.getByRole('row', { name: /Courtyard/ }).hover();
      await page.getByRole('button', { name: 'Rename “Courtyard”' }).click();
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Walled garden');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Walled garden' }).waitFor();
    }
    await look('collection-rows');

    await page.getByRole('radio', { name: 'Arrange' }).click();
    const first = width < 768 ? 'Courtyard' : 'Walled garden';
    await expect.poll(() => titles(page), soon).toEqual([first, 'Orchard', 'First project']);
    await page.getByRole('button', { name: 'Move “First project” up' }).press('Enter');
    await expect.poll(() => titles(page), soon).toEqual([first, 'First project', 'Orchard']);
    await toast(page, '“First project” was moved').waitFor();
    await page
      .locator('.ui-toast', { hasText: '“First project” was moved' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect.poll(() => titles(page), soon).toEqual([first, 'Orchard', 'First project']);
    await look('collection-arrange');
    if (width >= 768) {
      const rows = page.locator('.item-order-row');
      await rows.nth(2).dragTo(rows.nth(0), { targetPosition: { x: 200, y: 4 } });
      await expect.poll(() => titles(page), soon).toEqual(['First project', first, 'Orchard']);
    }

    await page.getByRole('link', { name: 'Page settings' }).click();
    await page.getByRole('button', { name: 'Page settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Page settings' });
    await settings.getByRole('heading', { name: 'List of items' }).waitFor();
    await settings.getByRole('button', { name: /^(?:Grid )?View/ }).click();
    await page.getByRole('option', { name: 'List' }).click();
    await settings.getByLabel('Items per page').fill('0');
    await settings.getByRole('button', { name: /Address of items/ }).click();
    await page.getByRole('option', { name: /^\/works\/\d{4}\/\d{2}\/title$/ }).click();
    await settings.getByRole('button', { name: 'Save' }).last().click();
    await settings.getByText('Enter a whole number from 1 to 100').waitFor();
    await settings.getByLabel('Items per page').fill('12');
    await settings.getByRole('heading', { name: 'List of items' }).scrollIntoViewIfNeeded();
    await look('collection-settings');
    await settings.getByRole('button', { name: 'Save' }).last().click();
    await settings.waitFor({ state: 'detached' });
    const { json } = await session.send('GET', `/api/studio/sites/${siteId}/pages/${works.id}`);
    expect(json.page.list).toEqual({ view: 'list', pageSize: 12, itemAddress: 'month' });
    await close();
  });
});

describe('events of a collection', () => {
  it('are on the days of a calendar, those of several days on each', async () => {
    const slug = `calendar-${randomUUID().slice(0, 6)}`;
    const { page, session, siteId, look, close } = await openOwner(slug, { width: 1280 });
    const tour = await addCollection(session, siteId, { title: 'Tour', kind: 'events' });
    const at = (day: number, hour = 20) => Date.UTC(2026, 10, day, hour);
    await addItems(app.db, siteId, [
      { collectionId: tour.id, title: 'Leeds', startDate: at(3), recordType: 12 },
      { collectionId: tour.id, title: 'Festival', startDate: at(12), endDate: at(14), recordType: 12 },
    ]);
    await page.goto(`${paths.collection(slug, tour.id)}?view=calendar&at=2026-11`);
    await page.getByRole('heading', { name: 'November 2026' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: /Festival/ }).count(), soon).toBe(3);
    expect(await page.getByRole('cell', { name: /Tuesday, November 3/ }).innerText()).toContain('Leeds');
    await look('collection-calendar');
    await page.setViewportSize({ width: 390, height: 844 });
    await look('collection-calendar-phone');
    await page.getByRole('button', { name: 'Next month' }).click();
    await page.getByText('No events in this month.').waitFor();
    await close();
  });
});

describe('a table of 10,000 items', () => {
  it('draws the rows in view alone, however far it is scrolled', async () => {
    const slug = `many-rows-${randomUUID().slice(0, 6)}`;
    const { page, session, siteId, close } = await openOwner(slug, { width: 1280 });
    const blog = await addCollection(session, siteId, { title: 'Archive' });
    const items = Array.from({ length: 10_000 }, (_, index) => ({
      collectionId: blog.id,
      title: `Post ${String(index).padStart(5, '0')}`,
      publishOn: Date.UTC(2000, 0, 1) - index * 60_000,
    }));
    for (let at = 0; at < items.length; at += 1_000) {
      await addItems(app.db, siteId, items.slice(at, at + 1_000));
      // As autovacuum does in production: cached plans for a small table are discarded.
      await administer(app.db.url, 'analyze');
      // The drafts are read for the first time.
      expect(await blog.list('?limit=1')).toMatchObject({ total: at + 1_000 });
    }
    await page.goto(paths.collection(slug, blog.id));
    await expect.poll(() => page.locator('main').innerText(), soon).toContain('Post 00000');
    const rows = () => page.locator('.ui-table--virtual tbody tr').count();
    expect(await rows()).toBeLessThan(60);
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)');
    await expect
      .poll(() => page.getByRole('link', { name: /^Post 0(?:49|50)/ }).count(), soon)
      .toBeGreaterThan(5);
    expect(await rows()).toBeLessThan(60);
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await page.getByRole('link', { name: 'Post 09999' }).waitFor();
    expect(await page.getByRole('table', { name: 'Archive' }).getAttribute('aria-rowcount')).toBe('10001');
    expect(await rows()).toBeLessThan(60);
    await close();
  });
});
