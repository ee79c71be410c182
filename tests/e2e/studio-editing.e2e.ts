import type { Block } from '@veranda/domain/pages/document';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, widths } from '../support/browser.ts';
import { putSections } from '../support/replace-sections.ts';
import { allSaved, openEditor, ownerPassword, soon, studioOf, textBox, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openOwner = studioOf(() => app);
const body = (page: Page) => page.locator('.rich-text-body').first();
const save = (page: Page, name = 'Save') => page.getByRole('button', { name, exact: true });

async function chooseLevel(page: Page, level: string): Promise<void> {
  await page
    .getByRole('button', { name: /Paragraph style/ })
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: level }).click();
}

describe.each(widths)('the text field, %d px', (width) => {
  const it = alternately(width);
  it('keeps the style of a paragraph when all of it is chosen and typed over, or deleted and typed again', async () => {
    const slug = `style-${width}`;
    const { page, close } = await openOwner(slug, { width });
    await openEditor(page, slug, 'About');
    await textBox(page).click();
    await chooseLevel(page, 'Heading 2');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Typed over all');
    await expect.poll(() => body(page).locator('h2').allTextContents(), soon).toEqual(['Typed over all']);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('Typed again');
    await expect.poll(() => body(page).locator('h2').allTextContents(), soon).toEqual(['Typed again']);
    await page.keyboard.press('Enter');
    await page.keyboard.type('A paragraph');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('One heading');
    await expect.poll(() => body(page).innerHTML(), soon).toBe('<h2>One heading</h2>');
    await allSaved(page);
    await close();
  });

  it('says where a heading leaves a level out', async () => {
    const slug = `order-${width}`;
    const { page, look, close } = await openOwner(slug, { width });
    await openEditor(page, slug, 'About');
    await textBox(page).click();
    await chooseLevel(page, 'Heading 2');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Opening hours');
    await chooseLevel(page, 'Heading 4');
    await page.getByText('Heading 4 follows heading 2. Make it heading 3').waitFor();
    await chooseLevel(page, 'Heading 3');
    await page.getByText('Heading 4 follows heading 2.').waitFor({ state: 'detached' });
    await look('heading-order');
    await close();
  });
});

describe.each(widths)('a save that does not go through, %d px', (width) => {
  const it = alternately(width);
  it('is said above the page, with another try and a copy; and is tried again when the connection is back', async () => {
    const slug = `fails-${width}`;
    const { page, look, close } = await openOwner(slug, { width });
    await openEditor(page, slug, 'About');
    const bar = page.locator('.editor-bar');
    await page.route('**/transactions', (route) =>
      route.fulfill({ status: 500, body: '{"error":"Something went wrong"}' }),
    );
    await textBox(page).fill('Typed while nothing could be saved');
    await bar.getByRole('status').getByText('Could not save').waitFor();
    await look('save-failed');
    const download = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Download a copy' }).click();
    expect((await download).suggestedFilename()).toBe('about.json');
    // While nothing goes through: as soon as something does, the next try is made automatically.
    await bar.getByRole('button', { name: 'Retry' }).click();
    await page.unroute('**/transactions');
    await allSaved(page);
    await page.context().setOffline(true);
    await textBox(page).fill('Typed without a connection, again');
    await bar.getByRole('status').getByText('Offline, kept on this device').waitFor();
    await look('save-offline');
    await page.context().setOffline(false);
    await allSaved(page);
    await close();
  });

  it('is said to be going on when it takes long', async () => {
    const slug = `slow-${width}`;
    const { page, close } = await openOwner(slug, { width });
    await openEditor(page, slug, 'About');
    await page.route('**/transactions', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 6000));
      await route.continue();
    });
    const history = page.locator('.editor-bar .history-buttons');
    const at = await history.boundingBox();
    await textBox(page).fill('Typed on a slow connection');
    await page.locator('.editor-bar').getByRole('status').getByText('Saving…').waitFor();
    expect((await history.boundingBox())?.x).toBe(at?.x);
    await page.getByText('Still saving. Your changes are kept in this browser.').waitFor();
    await allSaved(page);
    await close();
  });

  it('is said beside the button of a form of settings', async () => {
    const slug = `settings-fail-${width}`;
    const { page, look, close } = await openOwner(slug, { width });
    await page.goto(paths.settings(slug));
    await page.getByLabel('Business name').fill('Bread and more');
    await page.route('**/settings', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await save(page).click();
    await page.locator('.save-bar').getByRole('alert').getByText('Unable to connect.').waitFor();
    await look('settings-save-failed');
    await page.unroute('**/settings');
    await save(page, 'Try again').click();
    await toast(page, 'Settings saved').waitFor();
    await close();
  });
});

describe.each(widths)('what was typed before a session ended, %d px', (width) => {
  it('is back in forms too when one has logged in again', async () => {
    const slug = `forms-${width}`;
    const { page, look, close } = await openOwner(slug, { width, apart: true });
    page.on('dialog', (dialog) => void dialog.accept());
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    const logInAgain = async () => {
      await page.context().clearCookies();
      await page.reload();
      await page.waitForURL(/\/login\?next=/);
      await page.getByLabel('Email address').fill(`owner@${slug}.example`);
      await page.getByLabel('Password', { exact: true }).fill(ownerPassword);
      await save(page, 'Log in').click();
      await page.getByText('Your unsaved changes have been restored.').waitFor();
    };
    await page.goto(paths.settings(slug));
    await page.getByLabel('Business name').fill('Typed before lunch');
    await logInAgain();
    expect(await page.getByLabel('Business name').inputValue()).toBe('Typed before lunch');
    await look('settings-back');
    await save(page).click();
    await toast(page, 'Settings saved').waitFor();
    await page.getByText('unsaved changes').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByLabel('Business name').waitFor();
    expect(await page.getByText('unsaved changes').count()).toBe(0);
    await page.goto(paths.products(slug));
    await page.getByRole('link', { name: 'Mug' }).first().click();
    await title.fill('Mug of before lunch');
    await logInAgain();
    expect(await title.inputValue()).toBe('Mug of before lunch');
    await page.getByRole('button', { name: 'Discard them' }).click();
    expect(await title.inputValue()).toBe('Mug');
    await page.reload();
    await title.waitFor();
    expect(await page.getByText('Your unsaved changes have been restored.').count()).toBe(0);
    await close();
  });
});

describe('the preview over the editor, 390 px', () => {
  it('follows the opened block, keeps device and place when opened again, asks before it leaves, and searches the draft', async () => {
    const width = 390;
    const slug = 'over';
    const { page, siteId, session, look, close } = await openOwner(slug, { width });
    const base = `/api/studio/sites/${siteId}/pages`;
    const { pages } = (await session.send('GET', base)).json;
    const about = pages.find(({ title }: { title: string }) => title === 'About');
    const { document } = (await session.send('GET', `${base}/${about.id}`)).json;
    const [first] = Object.values(document.blocks) as Block[];
    if (!first) throw new Error('the page has no block');
    const paragraphs = Array.from({ length: 60 }, (_, n) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: `Line ${n}` }],
    }));
    const long = { ...first, value: { doc: { type: 'doc', content: paragraphs } } };
    const { desktop } = first.layout;
    const seek = {
      ...first,
      id: 'seek',
      position: `${first.position}V`,
      type: 33,
      value: { placeholder: 'Look for it', showButton: true },
      layout: { desktop: { ...desktop, y: desktop.y + desktop.h, h: 2 } },
    };
    const blocks = { [first.id]: long, seek };
    await putSections({ session, siteId, pageId: about.id }, { ...document, blocks });
    await openEditor(page, slug, 'About');
    const openPreview = () => page.getByRole('button', { name: 'Preview', exact: true }).click();
    await openPreview();
    const frame = page.frameLocator('iframe[title="Preview of About"]');
    await frame.getByText('Line 59').waitFor();
    await page.getByRole('radio', { name: 'Phone' }).click();
    await frame.getByText('Line 59').scrollIntoViewIfNeeded();
    const place = () => frame.locator('html').evaluate(() => Math.round(scrollY));
    await expect.poll(place, soon).toBeGreaterThan(200);
    await frame.getByRole('link', { name: 'Find your order' }).last().click();
    const asked = page.getByRole('alertdialog', { name: 'Leave this page?' });
    await asked.getByRole('link', { name: 'Open in a new tab' }).waitFor();
    await look('preview-link');
    await asked.getByRole('button', { name: 'Stay here' }).click();
    await frame.getByText('Line 59').waitFor();
    await page.getByRole('radio', { name: 'Desktop' }).click();
    await frame.getByText('Line 59').scrollIntoViewIfNeeded();
    await expect.poll(place, soon).toBeGreaterThan(200);
    const before = await place();
    const openAgain = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Preview' }).waitFor({ state: 'detached' });
      await openPreview();
      await frame.getByText('Line 59').waitFor();
    };
    await openAgain();
    await expect.poll(async () => Math.abs((await place()) - before), soon).toBeLessThan(40);
    expect(await page.getByRole('radio', { name: 'Desktop' }).isChecked()).toBe(true);
    await look('preview-again');
    await page.keyboard.press('Escape');
    await textBox(page).click();
    await openPreview();
    await expect.poll(async () => Math.abs((await place()) - before), soon).toBeGreaterThan(40);
    const words = frame.getByRole('searchbox', { name: 'Look for it' });
    await words.fill('Line 59');
    await words.press('Enter');
    await frame.getByRole('heading', { name: 'About', exact: true }).getByRole('link').waitFor();
    expect(await place()).toBe(0);
    await look('preview-search');
    await frame.getByRole('searchbox', { name: 'Search this site' }).fill('zebrafish');
    await frame.getByRole('button', { name: 'Search' }).click();
    await frame.getByText('No results for “zebrafish”.').waitFor();
    await close();
  });
});
