import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import {
  closeBrowser,
  expectNoAxeViolations,
  openContext,
  openPage,
  screenshot,
  widths,
} from '../support/browser.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let shared: ReturnType<TestApp['ownerWithSite']> | undefined;
beforeAll(async () => void (app = await openTestApp({ worker: true })));
afterAll(async () => {
  await closeBrowser();
  await app.close();
});

/** For what is shown as soon as an answer is there. */
const soon = { timeout: 20_000 };
const password = 'a long enough pass phrase';

/** A published site of the owner, whose sign-up is counted once; with `apart`, of an owner of its own. */
async function openSite(slug: string, apart: boolean) {
  if (apart) return app.ownerWithSite(slug);
  const { session } = await (shared ??= app.ownerWithSite('shared'));
  const made = await session.send('POST', '/api/studio/sites', { name: slug, theme: 'levain' });
  const siteId: string = made.json.site.id;
  await session.send('POST', `/api/studio/sites/${siteId}/publish`, {});
  return { session, siteId };
}

/** A browser in which the owner of a published site is signed in. */
async function openOwner(slug: string, width: number, apart = false) {
  const { session, siteId } = await openSite(slug, apart);
  const context = await openContext({ width, baseUrl: `http://${app.studioHost}` });
  const url = `http://${app.studioHost}`;
  const cookies = [...session.cookies].map(([name, value]) => ({
    name,
    value: encodeURIComponent(value),
    url,
  }));
  await context.addCookies(cookies);
  const page = await context.newPage();
  const look = (name: string) => lookAt(page, `studio-${name}-${width}`);
  return { page, session, siteId, look, close: () => context.close() };
}

/** What a visitor reads at an address of the site. */
async function visit(slug: string, path = '/') {
  const { status, text } = await app.site(slug).send('GET', path);
  return { status, text };
}

/** Looks at the page once nothing moves any more, and as a whole: what floats over it covers none of it. */
async function lookAt(page: Page, name: string) {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  const height = await page.evaluate(() => {
    scrollTo(0, 0);
    const isCovered = document.querySelector('[role$="dialog"]:not(.ui-toast), [role="menu"]') !== null;
    return isCovered ? 0 : document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ ...before, height: Math.max(before.height, height) });
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)));
  await expectNoAxeViolations(page);
  await screenshot(page, name);
  await page.setViewportSize(before);
}

async function openEditor(page: Page, slug: string, title: string) {
  await page.goto(paths.pages(slug));
  await page.locator('.page-row-link', { hasText: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

const textBox = (page: Page, at = 0) => page.getByRole('textbox', { name: 'Text', exact: true }).nth(at);
const quotation = (page: Page) => page.getByRole('textbox', { name: 'Quotation' });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text);
const blocks = (page: Page) => page.locator('.page-block h3').allTextContents();

describe.each(widths)('sign-up, %d px', (width) => {
  it('checks the address while one types and says what is wrong with each field', async () => {
    await (await openOwner(`corner-${width}`, width)).close();
    const page = await openPage({ width });
    const look = (name: string) => lookAt(page, `studio-signup-${name}-${width}`);
    await page.goto(`http://${app.studioHost}${paths.signup}`);
    const name = page.getByLabel('Name of your site');
    const send = page.getByRole('button', { name: 'Choose a look' });
    await send.click();
    for (const problem of [
      'Please give your site a name',
      'Please enter a valid email',
      'A password has at least 8 characters.',
    ])
      await page.getByText(problem, { exact: true }).waitFor();
    await look('empty');
    await name.fill(`Corner ${width}`);
    await page.getByRole('button', { name: new RegExp(`^Take “corner-${width}-\\d+” instead`) }).waitFor();
    await look('taken');
    await page.getByRole('button', { name: /^Take/ }).click();
    await page.getByText('is free').waitFor();
    await page.getByLabel('E-mail address').fill(`owner@shared.example`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await send.click();
    await page.getByText('There is an account with this e-mail address already.').waitFor();
    await look('known-address');
    await page.getByLabel('E-mail address').fill(`second@corner-${width}.example`);
    await send.click();
    await page.waitForURL(/\/templates\?name=corner/);
    await page.context().close();
  });
});

describe.each(widths)('the tree of pages, %d px', (width) => {
  it('adds, renames, moves by keyboard, deletes and brings back', async () => {
    const slug = `tree-${width}`;
    const { page, look, close } = await openOwner(slug, width);
    await page.goto(paths.pages(slug));
    const footer = page.getByRole('grid', { name: 'Footer' });
    await footer.getByText('Choose “Move to footer” in a page’s menu').waitFor();
    await page.getByRole('button', { name: 'Add page' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add page' }).click();
    await dialog.getByText('A page needs a title').waitFor();
    await look('add-page');
    await dialog.getByLabel('Title').fill('Journal');
    await page.keyboard.press('Enter');
    await page.locator('.ui-page-title').getByText('Journal', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Pages' }).first().click();

    await page.getByRole('button', { name: 'Settings of Journal' }).click();
    await dialog.getByLabel('Title', { exact: true }).fill('Stories');
    await dialog.getByLabel('Title in the navigation').fill('Stories');
    await dialog.getByLabel('Address').fill('about');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText(/about/).and(page.locator('.ui-error span')).waitFor();
    await look('page-settings');
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
    await toast(page, '“Stories” is in the trash').waitFor();
    await page.getByRole('grid', { name: 'Trash' }).getByText('Stories', { exact: true }).waitFor();
    await look('page-deleted');
    await toast(page, '“Stories” is in the trash')
      .locator('xpath=ancestor::*[@role="alertdialog"]')
      .getByRole('button', { name: 'Undo' })
      .click();
    await footer.getByRole('link', { name: 'Stories' }).waitFor();
    await close();
  });
});

describe.each(widths)('the editor of a page, %d px', (width) => {
  it('adds blocks from the palette, moves and deletes them, and takes every step back', async () => {
    const slug = `blocks-${width}`;
    const { page, look, close } = await openOwner(slug, width);
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
    await page.getByRole('button', { name: 'Move quote up' }).click();
    expect(await blocks(page)).toEqual(['Quote', 'Text']);
    await look('editor-changed');
    await quotation(page).press('Alt+Shift+ArrowDown');
    expect(await blocks(page)).toEqual(['Text', 'Quote']);
    expect(await quotation(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Delete quote' }).click();
    expect(await blocks(page)).toEqual(['Text']);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect.poll(() => blocks(page), soon).toEqual(['Text', 'Quote']);
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    expect(await blocks(page)).toEqual(['Quote', 'Text']);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    expect(await blocks(page)).toEqual(['Text', 'Quote']);

    await page.getByRole('button', { name: 'Add a section' }).click();
    await page.getByRole('region', { name: 'Section 2' }).getByText('Nothing in this section yet.').waitFor();
    await look('section-empty');
    await page.getByRole('button', { name: 'Move quote down' }).click();
    await page
      .getByRole('region', { name: 'Section 2' })
      .getByRole('textbox', { name: 'Quotation' })
      .waitFor();
    await page.getByRole('button', { name: 'Move section 2 up' }).click();
    expect(await blocks(page)).toEqual(['Quote', 'Text']);
    await page.getByRole('button', { name: 'Delete section 1' }).click();
    expect(await blocks(page)).toEqual(['Text']);
    await page.keyboard.press('ControlOrMeta+z');
    expect(await blocks(page)).toEqual(['Quote', 'Text']);
    await page.keyboard.press('ControlOrMeta+s');
    await toast(page, 'Saved. Visitors see it after the next publish.').waitFor();
    await page.reload();
    await expect.poll(() => blocks(page), soon).toEqual(['Quote', 'Text']);
    await close();
  });

  it('has one history for typing: undo gives back the text, redo the typing', async () => {
    const slug = `typing-${width}`;
    const { page, close } = await openOwner(slug, width);
    await openEditor(page, slug, 'About');
    await textBox(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' and more');
    await expect.poll(() => textBox(page).textContent(), soon).toBe('All about it and more');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => textBox(page).textContent(), soon).toBe('All about it');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => textBox(page).textContent(), soon).toBe('All about it and more');
    await page.getByRole('link', { name: 'Pages' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Review' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => textBox(page).textContent(), soon).toBe('All about it');
    await close();
  });
});

describe.each(widths)('publishing, %d px', (width) => {
  it('shows a change after publishing, goes back to an earlier version, and unpublishes', async () => {
    const slug = `versions-${width}`;
    const { page, look, close } = await openOwner(slug, width);
    await openEditor(page, slug, 'Home');
    await textBox(page).fill('A second edition');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Saved. Visitors see it after the next publish.').waitFor();
    expect((await visit(slug)).text).toContain('Hello from the tiny site');
    const menu = async (item: string) => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await menu('Publish changes');
    await page.getByRole('dialog').getByLabel('Note').fill('Second edition');
    await look('publish');
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Your site is live').waitFor();
    expect((await visit(slug)).text).toContain('A second edition');
    await page.getByRole('button', { name: 'Close' }).click();

    await menu('Versions');
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await versions.getByText('Second edition').waitFor();
    await look('versions');
    await versions.getByRole('button', { name: 'Go back to this: version 1' }).click();
    await toast(page, 'Visitors see version 1 now. Your draft is unchanged.').waitFor();
    await expect.poll(async () => (await visit(slug)).text, soon).toContain('Hello from the tiny site');
    await page.keyboard.press('Escape');
    expect(await textBox(page).textContent()).toBe('A second edition');

    await menu('Unpublish');
    await look('unpublish');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
    await toast(page, 'Your site is off the net. Nothing was deleted.').waitFor();
    await expect.poll(async () => (await visit(slug)).status, soon).toBe(404);
    await close();
  });
});

describe.each(widths)('the settings, %d px', (width) => {
  it('are saved, refused with their reason, and there again after a reload', async () => {
    const slug = `settings-${width}`;
    const { page, look, close } = await openOwner(slug, width);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await page.goto(paths.settings(slug));
    await page.getByLabel('Site title').fill('');
    await save.click();
    await page.getByText('A site needs a title').waitFor();
    await look('settings-general');
    await page.getByLabel('Site title').fill('A new name');
    await page.getByLabel(/^Address/).fill('1 Ferry Row\n\n12401 Rondout');
    await save.click();
    await toast(page, 'Settings saved').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Site title').inputValue(), soon).toBe('A new name');
    expect(await page.getByLabel(/^Address/).inputValue()).toBe('1 Ferry Row\n12401 Rondout');

    await page.goto(paths.storeSettings(slug));
    await page.getByRole('button', { name: 'Add rate' }).click();
    await save.click();
    await page.getByText('A rate needs a name').waitFor();
    await look('settings-store');
    await page.getByLabel('Name', { exact: true }).last().fill('Bicycle');
    await page.getByRole('textbox', { name: 'An order' }).last().fill('3.50');
    await page.getByText('A service may be bought several times').click();
    await save.click();
    await toast(page, 'Settings saved').waitFor();
    await page.reload();
    await page.getByRole('group', { name: 'Bicycle' }).waitFor();
    expect(await page.getByRole('switch').isChecked()).toBe(false);
    await page.goto(paths.people(slug));
    await page.getByText('Owner').first().waitFor();
    await look('settings-people');
    await close();
  });
});

describe.each(widths)('a session that ends, %d px', (width) => {
  it('takes nothing that was typed: one logs in over the page and saves', async () => {
    const slug = `session-${width}`;
    const { page, session, look, close } = await openOwner(slug, width, true);
    await openEditor(page, slug, 'About');
    await textBox(page).fill('Typed before the session ended');
    await session.send('DELETE', '/api/studio/session');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const again = page.getByRole('dialog', { name: 'You have been logged out' });
    await again.getByLabel('Password', { exact: true }).waitFor();
    await look('logged-out');
    await again.getByLabel('Password', { exact: true }).fill(password);
    await again.getByRole('button', { name: 'Log in' }).click();
    await again.waitFor({ state: 'hidden' });
    expect(await textBox(page).textContent()).toBe('Typed before the session ended');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Saved. Visitors see it after the next publish.').waitFor();
    await close();
  });

  it('takes nothing when one comes back to the window long after', async () => {
    const slug = `window-${width}`;
    const { page, session, close } = await openOwner(slug, width, true);
    await openEditor(page, slug, 'About');
    await textBox(page).fill('Typed before lunch');
    await session.send('DELETE', '/api/studio/session');
    // The studio asks who is signed in when its window is looked at again after more than a minute.
    await page.clock.setSystemTime(Date.now() + 120_000);
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('dialog', { name: 'You have been logged out' }).waitFor();
    expect(await page.locator('.rich-text-body').textContent()).toBe('Typed before lunch');
    await close();
  });

  it('takes nothing even when the page is loaded again: the browser kept it', async () => {
    const slug = `draft-${width}`;
    const { page, session, look, close } = await openOwner(slug, width, true);
    page.on('dialog', (dialog) => void dialog.accept());
    await openEditor(page, slug, 'About');
    await textBox(page).fill('Typed before the browser was closed');
    await session.send('DELETE', '/api/studio/session');
    await page.reload();
    await page.waitForURL(/\/login\?next=/);
    await page.getByLabel('E-mail address').fill(`owner@${slug}.example`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('Your unsaved changes are back.').waitFor();
    await expect.poll(() => textBox(page).textContent(), soon).toBe('Typed before the browser was closed');
    await look('draft-back');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Saved. Visitors see it after the next publish.').waitFor();
    await page.reload();
    await expect.poll(() => textBox(page).textContent(), soon).toBe('Typed before the browser was closed');
    expect(await page.getByText('Your unsaved changes are back.').count()).toBe(0);
    await close();
  });

  it('shows both where somebody else saved meanwhile', async () => {
    const slug = `both-${width}`;
    const { page, session, siteId, look, close } = await openOwner(slug, width);
    await openEditor(page, slug, 'About');
    await textBox(page).fill('Mine');
    const base = `/api/studio/sites/${siteId}/pages`;
    const { pages } = (await session.send('GET', base)).json;
    const about = pages.find((each: { title: string }) => each.title === 'About');
    const read = (await session.send('GET', `${base}/${about.id}`)).json;
    const document = JSON.parse(JSON.stringify(read.document).replace('All about it', 'Theirs'));
    const body = { version: read.page.version, document };
    expect((await session.send('PUT', `${base}/${about.id}/document`, body)).status).toBe(200);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Take theirs' }).waitFor();
    await look('conflict');
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect.poll(() => textBox(page).textContent(), soon).toBe('Theirs');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => textBox(page).textContent(), soon).toBe('Mine');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Saved. Visitors see it after the next publish.').waitFor();
    await close();
  });
});
