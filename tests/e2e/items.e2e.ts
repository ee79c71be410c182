import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages, widths } from '../support/browser.ts';
import { draftEditorOf } from '../support/draft-editor.ts';
import { addCollection, askForReview } from '../support/items.ts';
import { commentOn } from '../support/page-comments.ts';
import { frame, keepsFocus } from '../support/page-workspace.ts';
import { allSaved, lookAt, openSecondBrowser, soon, studioOf, textBox, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openOwner = studioOf(() => app);

/** Publishes everything by the dialog, which says what changes. */
async function publishAll(page: Page, change: RegExp): Promise<void> {
  await allSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Publish changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish changes' });
  await dialog.getByRole('checkbox', { name: change }).waitFor();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('dialog', { name: 'Your site is live' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
}

/** Writes into the text of the content: on the page itself where there is room, else in its field. */
async function write(page: Page, width: number, words: string): Promise<void> {
  if (width < 768) {
    await page.getByRole('radio', { name: 'Content' }).click();
    await textBox(page).click();
  } else {
    const grid = frame(page).locator('.v-grid').first();
    const display = () =>
      grid.evaluate((element) => element.ownerDocument.defaultView?.getComputedStyle(element).display);
    await expect.poll(display, { timeout: 30_000 }).toBe('grid');
    await frame(page).locator('[data-block]').first().click();
    await page.locator('.text-toolbar').getByRole('toolbar', { name: 'Text format' }).waitFor();
  }
  await page.keyboard.type(words);
  if (width >= 768) await page.keyboard.press('Escape');
  await allSaved(page);
}

/** Puts a quote below the text whose source is the author of the item, by keys; the page shows it at once. */
async function followAuthor(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await frame(page).locator('[data-block]').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.locator('.insert-tile').getByText('Quote', { exact: true }).click();
  const quote = frame(page).locator('.v-quote');
  await quote.getByText('Who said it').waitFor();
  await page.getByRole('button', { name: /Source: taken from/ }).press('Enter');
  await page.getByRole('option', { name: 'Author of the item' }).waitFor();
  await page.keyboard.type('Author');
  await page.keyboard.press('Enter');
  await quote.getByText('Ada Crumb').waitFor();
  expect(await page.getByLabel('Source', { exact: true }).isEditable()).toBe(false);
  await look('item-bound-field');
  await page.getByRole('button', { name: /Quote: taken from/ }).press('Enter');
  await page.keyboard.type('Excerpt');
  await page.keyboard.press('Enter');
  await quote.getByText('How the first one went').waitFor();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.keyboard.press('ControlOrMeta+z');
  await quote.getByText('How the first one went').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Close insert' }).click();
}

/** Gives the published item another address without a redirect from the former one, and takes both back. */
async function stopRedirect(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await page.getByRole('navigation', { name: 'Selected part' }).getByRole('button').first().click();
  const address = page.getByLabel('Address', { exact: true });
  await address.fill('loaf-one');
  await address.press('Enter');
  const redirect = page.getByRole('checkbox', {
    name: 'Redirect visitors from /journal/first-loaf to this page',
  });
  expect(await redirect.isChecked()).toBe(true);
  await redirect.press('Space');
  expect(await redirect.isChecked()).toBe(false);
  await look('item-redirect');
  await page.getByRole('button', { name: 'Undo Changed the redirects' }).click();
  await expect.poll(() => redirect.isChecked(), soon).toBe(true);
  await page.getByRole('button', { name: 'Undo Changed the address' }).click();
  await redirect.waitFor({ state: 'detached' });
  await allSaved(page);
}

describe.each(widths)('a blog, %d px', (width) => {
  it('is made, written on the page, given its fields, taken back a step, published, and copied', async () => {
    const slug = `blog-${width}-${randomUUID().slice(0, 6)}`;
    const { page, look, close } = await openOwner(slug, { width });
    const read = async (path: string) => (await app.site(slug).send('GET', path)).text;
    await page.goto(paths.pages(slug));
    await page.getByRole('button', { name: 'Add page' }).first().click();
    const adding = page.getByRole('dialog', { name: 'Add page' });
    await adding.getByLabel('Title').fill('Journal');
    await adding.locator('.page-kind', { hasText: 'Blog' }).click();
    await adding.getByRole('button', { name: 'Add page' }).click();
    await page.getByRole('heading', { name: 'Write your first post' }).waitFor();
    await look('items-first-use');

    await page.getByRole('button', { name: 'New post' }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('First loaf');
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { level: 1, name: 'First loaf' }).waitFor();
    if (width >= 768) await frame(page).getByRole('heading', { name: 'First loaf' }).waitFor();
    await write(page, width, 'Baked before dawn.');
    const fields = page.getByRole('radio', { name: 'Details' });
    if (width < 768) await fields.click();
    else await page.getByRole('navigation', { name: 'Selected part' }).getByRole('button').first().click();
    await page.getByLabel('Excerpt').fill('How the first one went');
    await page.getByLabel('Tags').fill('sourdough');
    await page.getByLabel('Tags').press('Enter');
    await page.getByLabel('Author').fill('Ada Crumb');
    await page.getByLabel('Title', { exact: true }).fill('The second loaf');
    await allSaved(page);
    if (width >= 768) await frame(page).getByRole('heading', { name: 'The second loaf' }).waitFor();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue(), soon).toBe('First loaf');
    await page.getByRole('button', { name: /Status/ }).click();
    await page.getByRole('option', { name: 'Published' }).click();
    await look('item-fields');
    if (width >= 768) await followAuthor(page, look);
    await publishAll(page, /^First loaf/);

    if (width >= 768) await stopRedirect(page, look);

    const post = await read('/journal/first-loaf');
    if (width >= 768) expect(post).toMatch(/<blockquote[^]*Ada Crumb[^]*<\/figure>/);
    expect(
      ['Baked before dawn.', 'Ada Crumb', 'First loaf'].filter((words) => !post.includes(words)),
    ).toEqual([]);
    const list = await read('/journal');
    expect(['First loaf', 'How the first one went'].filter((words) => !list.includes(words))).toEqual([]);

    await page.getByRole('link', { name: 'Journal' }).first().click();
    const row = page.getByRole('row', { name: /First loaf/ }).first();
    await row.getByText('Published', { exact: true }).waitFor();
    await row.getByRole('button', { name: 'More for “First loaf”' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await page.getByRole('link', { name: 'First loaf (copy)' }).waitFor();
    await look('items');
    await page.getByRole('button', { name: 'More for “First loaf (copy)”' }).click();
    await page.getByRole('menuitem', { name: /Move to trash/ }).click();
    await page.getByRole('link', { name: 'First loaf (copy)' }).waitFor({ state: 'detached' });
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('button', { name: 'Undo' })
      .click();
    await toast(page, '“First loaf (copy)” was restored as Draft').waitFor();
    await page.getByRole('link', { name: 'First loaf (copy)' }).waitFor();

    await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
    await page.getByRole('button', { name: 'Add a tag' }).click();
    await page.getByRole('dialog').getByLabel('Tag', { exact: true }).fill('oven');
    await page.getByRole('dialog').getByRole('button', { name: 'Add tag' }).click();
    await toast(page, '2 items were changed').waitFor();
    await page.getByRole('button', { name: /All tags/ }).click();
    await page.getByRole('option', { name: 'oven (2)' }).click();
    await page.getByRole('link', { name: 'First loaf (copy)' }).waitFor();
    await look('items-selected');
    await close();
  });
});

describe('an item of a collection', () => {
  it('asks whose title stays of two, goes back to a version, waits for a review, and is changed in its list', async () => {
    const slug = `two-items-${randomUUID().slice(0, 6)}`;
    const { page, session, siteId, look, close } = await openOwner(slug, { width: 1280 });
    const journal = await addCollection(session, siteId);
    const { id } = await journal.add('First loaf');
    const other = await openSecondBrowser(app, session, 1280);
    const both = [page, other];
    const title = (each: Page) => each.getByLabel('Title', { exact: true });
    for (const each of both) await each.goto(paths.item(slug, journal.id, id));
    for (const each of both) await each.getByRole('list', { name: 'Also here' }).waitFor();
    await other.route(/\/(?:transactions|presence)$/, (route) => route.abort());
    await title(other).fill('Rye loaf');
    await other.getByText('Offline, kept on this device').waitFor();
    await title(page).fill('Wheat loaf');
    await allSaved(page);
    await other.unroute(/\/(?:transactions|presence)$/);
    const card = other.getByRole('alert', { name: 'Changes that could not be made' });
    await card.getByText('Wheat loaf').waitFor();
    await lookAt(other, 'studio-item-two-titles-1280');
    await card.getByRole('button', { name: 'Use yours' }).click();
    await card.waitFor({ state: 'detached' });
    for (const each of both) await expect.poll(() => title(each).inputValue(), soon).toBe('Rye loaf');
    await keepsFocus(other, () => title(page).fill('Spelt loaf'), 'Spelt loaf');
    await other.context().close();

    const history = async (item: string) => {
      await page.getByRole('button', { name: 'History' }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await history('Name the current version');
    const naming = page.getByRole('dialog', { name: 'Name the current version' });
    await naming.getByLabel('Name', { exact: true }).fill('Before the fair');
    await naming.getByRole('button', { name: 'Save name' }).click();
    await naming.waitFor({ state: 'detached' });
    await title(page).fill('Loaf of the fair');
    await allSaved(page);
    await history('Version history');
    await page.getByRole('option', { name: /Before the fair/ }).click();
    const details = page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first();
    await details.getByRole('heading', { name: 'Details' }).waitFor();
    await expect
      .poll(() => details.locator('.change').allInnerTexts(), soon)
      .toEqual([expect.stringMatching(/^Title\s+Before\s+Spelt loaf\s+Now\s+Loaf of the fair$/)]);
    await look('item-history');
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByText('This version is the same as the current one.').waitFor();
    await allSaved(page);
    await page.getByRole('link', { name: 'Back to the editor' }).click();
    await expect.poll(() => title(page).inputValue(), soon).toBe('Spelt loaf');
    await frame(page).locator('[data-block]').first().click();
    await page.keyboard.press('Escape');
    await commentOn(page, /^Comment on: Text, section 1/, 'More about the crust, please.');

    await journal.add('Plain loaf');
    await askForReview(await draftEditorOf(app, siteId), siteId, id);
    await page.goto(paths.collection(slug, journal.id));
    const row = page.getByRole('row', { name: /loaf/i });
    await expect.poll(() => row.count(), soon).toBe(2);
    await page.getByRole('button', { name: /\bState\b/ }).click();
    await page.getByRole('option', { name: 'Needs review' }).click();
    await expect.poll(() => row.count(), soon).toBe(1);
    await row.getByText('Needs review', { exact: true }).waitFor();
    await look('item-needs-review');
    await page.getByRole('button', { name: 'More for “Spelt loaf”' }).click();
    await page.getByRole('menuitem', { name: 'Edit title, date and status' }).click();
    const quick = page.getByRole('dialog', { name: 'Edit title, date and status' });
    const save = quick.getByRole('button', { name: 'Save' }).last();
    await title(page).fill(' ');
    expect(await save.isDisabled()).toBe(true);
    await title(page).fill('Loaf of May');
    await quick.getByLabel('Publish date').fill('2026-05-01T09:30');
    await quick.getByRole('button', { name: /Status/ }).click();
    await page.getByRole('option', { name: 'Published' }).click();
    await look('item-quick-edit');
    await save.click();
    await toast(page, '1 item was changed').waitFor();
    await row.getByText('Loaf of May').waitFor();
    await row.getByText('Published', { exact: true }).waitFor();
    await row.getByText(/May 1, 2026/).waitFor();

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Publish changes' }).click();
    await page.getByRole('link', { name: 'Show on Loaf of May' }).first().click();
    await frame(page).locator('[data-block]:focus').waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.item(slug, journal.id, id));
    await close();
  });
});

describe('the page of a product', () => {
  it('has sections below the product, edited on that page and published with the rest', async () => {
    const slug = `product-page-${randomUUID().slice(0, 6)}`;
    const { page, look, close } = await openOwner(slug, { width: 1280 });
    await page.goto(paths.products(slug));
    await page.getByRole('link', { name: 'Mug' }).click();
    await page.getByRole('link', { name: 'Edit page content' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mug' }).waitFor();
    await frame(page).getByRole('heading', { name: 'Mug' }).waitFor();
    await page.getByRole('button', { name: 'Add a section' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Empty section/ })
      .first()
      .click();
    await expect.poll(() => frame(page).locator('[data-section]').count(), soon).toBe(1);
    await look('product-page');
    await frame(page).locator('[data-section]').click();
    await commentOn(page, /^Comment on: Section 1/, 'Room for the potter’s mark.');
    await publishAll(page, /^Page content of Mug/);
    expect((await app.site(slug).send('GET', '/shop/p/mug')).text).toContain('v-product-sections');
    await close();
  });
});
