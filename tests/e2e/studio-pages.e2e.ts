import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, widths } from '../support/browser.ts';
import {
  allSaved,
  openEditor,
  openSecondBrowser,
  soon,
  studioOf,
  textBox,
  toast,
} from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openOwner = studioOf(() => app);

/** Text that a visitor reads at an address of the site. */
async function visit(slug: string, path = '/') {
  const { status, text } = await app.site(slug).send('GET', path);
  return { status, text };
}

const quotation = (page: Page) => page.getByRole('textbox', { name: 'Quote', exact: true });
const blocks = (page: Page) => page.locator('.page-block .block-name').allTextContents();

describe.each(widths)('the tree of pages, %d px', (width) => {
  it('adds, renames, moves by keyboard, deletes and brings back', async () => {
    const slug = `tree-${width}`;
    const { page, look, close } = await openOwner(slug, { width });
    await page.goto(paths.pages(slug));
    const footer = page.getByRole('grid', { name: 'Footer' });
    await footer.getByText('Choose “Move to footer” in a page’s menu').waitFor();
    await page.getByRole('button', { name: 'Add page' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add page' }).click();
    await dialog.getByText('Please enter a title').waitFor();
    await look('add-page');
    await dialog.getByLabel('Title').fill('Journal');
    await page.keyboard.press('Enter');
    await page.locator('.ui-page-title').getByText('Journal', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Pages' }).first().click();

    await page.getByRole('button', { name: 'Settings of About' }).click();
    await dialog.getByLabel('Address').fill('who-we-are');
    const redirect = dialog.getByRole('checkbox', { name: 'Redirect visitors from /about to this page' });
    expect(await redirect.isChecked()).toBe(true);
    await look('page-redirect');
    await dialog.getByLabel('Address').fill('about');
    await redirect.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Settings of Journal' }).click();
    await dialog.getByLabel('Title', { exact: true }).fill('Stories');
    await dialog.getByLabel('Navigation title').fill('Stories');
    await dialog.getByRole('img', { name: 'Preview of a shared link: Stories' }).waitFor();
    await dialog.getByLabel(/^SEO title/).fill('Told at the oven');
    await dialog.getByLabel(/^SEO description/).fill('Of flour and fire');
    const share = dialog.getByRole('img', { name: 'Preview of a shared link: Told at the oven' });
    await share.getByText('Of flour and fire').waitFor();
    expect(await share.locator('.share-preview-title').textContent()).toBe('Told at the oven');
    await dialog.getByRole('group', { name: 'Picture for shared links' }).getByText('No image').waitFor();
    await dialog.getByLabel('Address').fill('about');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText(/about/).and(page.locator('.ui-error span')).waitFor();
    await look('page-settings');
    await dialog.getByRole('button', { name: 'Use /about-1' }).press('Enter');
    expect(await dialog.getByLabel('Address').inputValue()).toBe('about-1');
    expect(await dialog.getByLabel('Address').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    expect(await page.locator('.ui-error span').count()).toBe(0);
    await dialog.getByLabel('Address').fill('stories');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });

    const main = page.getByRole('grid', { name: 'Main navigation' });
    const order = () => main.locator('.page-row-link').allTextContents();
    await main.getByRole('link', { name: 'Stories' }).waitFor();
    expect(await order()).toEqual(['Shop', 'About', 'Stories']);
    await page.getByRole('button', { name: 'More for Stories' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Move up' }).waitFor();
    await look('page-menu');
    await page.keyboard.press('Enter');
    await toast(page, 'Moved “Stories”').waitFor();
    await expect.poll(order, soon).toEqual(['Shop', 'Stories', 'About']);
    await page.getByRole('button', { name: 'More for Stories' }).click();
    await page.getByRole('menuitem', { name: 'Move to footer' }).click();
    await footer.getByRole('link', { name: 'Stories' }).waitFor();

    await page.getByRole('button', { name: 'More for Stories' }).click();
    await page.getByRole('menuitem', { name: 'Move to trash' }).click();
    await toast(page, '“Stories” moved to trash').waitFor();
    await page.getByRole('grid', { name: 'Trash' }).getByText('Stories', { exact: true }).waitFor();
    expect(await page.getByText('could not be made').count()).toBe(0);
    await look('page-deleted');
    await toast(page, '“Stories” moved to trash')
      .locator('xpath=ancestor::*[@role="alertdialog"]')
      .getByRole('button', { name: 'Undo' })
      .click();
    await footer.getByRole('link', { name: 'Stories' }).waitFor();

    await page.getByRole('button', { name: 'More for About' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const unlinked = page.getByRole('grid', { name: 'Not linked' });
    await unlinked.getByRole('link', { name: 'About (copy)' }).waitFor();
    await unlinked.getByText('/about-copy', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'More for About (copy)' }).click();
    await page.getByRole('menuitem', { name: 'Move to trash' }).click();
    const trash = page.getByRole('grid', { name: 'Trash' });
    await page.getByRole('button', { name: 'Delete About (copy) for good' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete “About (copy)” for good?' });
    await question.waitFor();
    await look('page-delete-for-good');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await trash.getByText('About (copy)', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Empty the trash' }).click();
    await page
      .getByRole('alertdialog', { name: 'Empty the trash?' })
      .getByRole('button', { name: 'Delete for good' })
      .click();
    await toast(page, '1 page deleted').waitFor();
    await trash.waitFor({ state: 'detached' });
    await close();
  });
});

describe.each(widths)('the menus that two people arrange, %d px', (width) => {
  it('are saved by themselves, show each what the other moves, and take back one’s own moves alone', async () => {
    const slug = `menus-two-${width}`;
    const { page, session, look, close } = await openOwner(slug, { width });
    const other = await openSecondBrowser(app, session, width);
    const menu = (each: Page, name: string) => each.getByRole('grid', { name }).locator('.page-row-link');
    const main = (each: Page) => menu(each, 'Main navigation').allTextContents();
    for (const each of [page, other]) {
      await each.goto(paths.pages(slug));
      await expect.poll(() => main(each), soon).toEqual(['Shop', 'About']);
    }
    await page.getByRole('list', { name: 'Also here' }).waitFor();
    const act = async (each: Page, name: string, action: string) => {
      await each.getByRole('button', { name: `More for ${name}` }).click();
      await each.getByRole('menuitem', { name: action }).click();
    };
    await act(page, 'About', 'Move up');
    await expect.poll(() => main(other), soon).toEqual(['About', 'Shop']);
    await act(other, 'Shop', 'Move to footer');
    await expect.poll(() => main(page), soon).toEqual(['About']);
    await allSaved(page);
    await look('menus');
    await act(page, 'Shop', 'Move to main navigation');
    await expect.poll(() => main(other), soon).toEqual(['About', 'Shop']);
    await other.reload();
    // What the other has moved since then stays where it is.
    await page.getByRole('button', { name: 'Undo Moved Shop' }).click();
    await expect.poll(() => main(other), soon).toEqual(['About']);
    await page.getByRole('button', { name: 'Undo Moved About' }).click();
    await allSaved(page);
    expect(await menu(other, 'Footer').allTextContents()).toEqual(['Shop']);
    await other.context().close();
    await close();
  });
});

describe.each(widths)('the editor of a page, %d px', (width) => {
  const it = alternately(width);
  it('adds blocks from the palette, moves and deletes them, and takes every step back', async () => {
    const slug = `blocks-${width}`;
    const { page, look, close } = await openOwner(slug, { width });
    await openEditor(page, slug, 'About');
    await look('editor');
    await page.getByRole('button', { name: 'Add a block below this text' }).click();
    await look('palette');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Quote/ })
      .click();
    await expect.poll(() => blocks(page), soon).toEqual(['Text', 'Quote']);
    await quotation(page).fill('The best bread in town');
    await page.getByRole('button', { name: 'Move quote up' }).press('Enter');
    await expect.poll(() => blocks(page), soon).toEqual(['Quote', 'Text']);
    // Its button has nothing more to do and cannot keep the focus: the block has it.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('group');
    await look('editor-changed');
    await quotation(page).press('Alt+Shift+ArrowDown');
    await expect.poll(() => blocks(page), soon).toEqual(['Text', 'Quote']);
    expect(await quotation(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Delete quote' }).click();
    await expect.poll(() => blocks(page), soon).toEqual(['Text']);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => blocks(page), soon).toEqual(['Text', 'Quote']);
    // The deletion itself was taken back: the step before it is the next one.
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => blocks(page), soon).toEqual(['Quote', 'Text']);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect.poll(() => blocks(page), soon).toEqual(['Text', 'Quote']);

    await page.getByRole('button', { name: /^Quote/, expanded: true }).click();
    await page.getByRole('button', { name: 'Quote The best bread in town', expanded: false }).waitFor();
    await look('editor-closed');
    await page.getByRole('button', { name: /^Quote/, expanded: false }).click();
    await quotation(page).waitFor();

    await page.getByRole('button', { name: 'Add a section' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Empty section' }).click();
    await page.getByRole('region', { name: 'Section 2' }).getByText('This section is empty.').waitFor();
    await look('section-empty');
    await page.getByRole('button', { name: 'Move quote down' }).click();
    await page
      .getByRole('region', { name: 'Section 2' })
      .getByRole('textbox', { name: 'Quote', exact: true })
      .waitFor();
    await page.getByRole('button', { name: 'Move section 2 up' }).click();
    await expect.poll(() => blocks(page), soon).toEqual(['Quote', 'Text']);
    await page.getByRole('button', { name: 'Delete section 1' }).click();
    await expect.poll(() => blocks(page), soon).toEqual(['Text']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => blocks(page), soon).toEqual(['Quote', 'Text']);
    await page.keyboard.press('ControlOrMeta+s');
    await toast(page, 'Everything is saved, always.').waitFor();
    await allSaved(page);
    await page.reload();
    await expect.poll(() => blocks(page), soon).toEqual(['Quote', 'Text']);
    await close();
  });

  it('shows the draft as visitors would see it, on the canvas and in the preview', async () => {
    const slug = `preview-${width}`;
    const { page, look, close } = await openOwner(slug, { width });
    await openEditor(page, slug, 'About');
    const isBeside = width > 1200;
    if (!isBeside) await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const title = isBeside ? 'About, as visitors see it' : 'Preview of About';
    const frame = page.frameLocator(`iframe[title="${title}"]`);
    await frame.getByText('All about it').waitFor();
    if (!isBeside) {
      await page.getByRole('radio', { name: 'Phone' }).click();
      await look('preview');
      await page.keyboard.press('Escape');
    }
    await textBox(page).fill('All about something else');
    await allSaved(page);
    if (!isBeside) await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await frame.getByText('All about something else').waitFor();
    expect((await visit(slug, '/about')).text).toContain('All about it');
    await close();
  });

  it('administration §1 owner: edits pages with rich text; has one history for typing: undo gives back the text, redo the typing; administration §4 unsaved changes: save, discard or review', async () => {
    const slug = `typing-${width}`;
    const { page, close } = await openOwner(slug, { width });
    await openEditor(page, slug, 'About');
    await textBox(page).click();
    await page.keyboard.press('End');
    await page.keyboard.insertText(' and more');
    await expect.poll(() => textBox(page).textContent(), soon).toBe('All about it and more');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => textBox(page).textContent(), soon).toBe('All about it');
    await allSaved(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Redo Edited text' }).click();
    await expect.poll(() => textBox(page).textContent(), soon).toBe('All about it and more');
    await page.getByRole('link', { name: 'Pages' }).first().click();
    const leaving = page.getByRole('alertdialog').getByRole('button');
    await leaving.filter({ hasText: 'Review' }).waitFor();
    expect((await leaving.allTextContents()).sort()).toEqual(['Discard', 'Review', 'Save now']);
    await leaving.filter({ hasText: 'Review' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Pages' }).first().click();
    await leaving.filter({ hasText: 'Discard' }).click();
    await page.context().setOffline(false);
    await openEditor(page, slug, 'About');
    await expect.poll(() => textBox(page).textContent(), soon).toBe('All about it');
    await close();
  });
});
