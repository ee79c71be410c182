import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alternately } from '../support/alternately.ts';
import { closePages, widths } from '../support/browser.ts';
import type { Session } from '../support/browser-session.ts';
import { putSections, readSections } from '../support/replace-sections.ts';
import {
  allSaved,
  openEditor,
  openSecondBrowser,
  ownerPassword,
  soon,
  studioOf,
  textBox,
} from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openOwner = studioOf(() => app);
const button = (page: Page) => page.getByRole('textbox', { name: 'Label', exact: true });
const textOf = (page: Page) => textBox(page).textContent();

interface Opened {
  readonly session: Session;
  readonly siteId: string;
}

/** The page About with its log, as the server has it. */
async function about({ session, siteId }: Opened) {
  const { pages } = (await session.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
  const { id } = pages.find(({ title }: { title: string }) => title === 'About');
  return { session, siteId, pageId: id as string };
}

/** Puts a button below the text of the page About. */
async function addButton(opened: Opened): Promise<void> {
  const page = await about(opened);
  const { document } = await readSections(page);
  const [sectionId = ''] = Object.keys(document.sections);
  const place = { x: 0, y: 200, w: 6, h: 2, z: 0, align: 'start' };
  const value = { label: 'Shop', href: '/shop', newWindow: false, size: 'medium', variant: 'primary' };
  const layout = { desktop: place };
  const go = { id: 'go', sectionId, position: 'zz', type: 53, value, style: {}, layout };
  await putSections(page, { ...document, blocks: { ...document.blocks, go } });
}

const openSecond = (session: Session, width: number) => openSecondBrowser(app, session, width);

async function typeAtEnd(page: Page, text: string): Promise<void> {
  await textBox(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  // At once: slow typing would be several steps.
  await page.keyboard.insertText(text);
}

describe.each(widths)('a page that is edited, %d px', (width) => {
  const it = alternately(width);
  it('is saved without a button, and its steps can be taken back after a reload', async () => {
    const slug = `saves-${width}`;
    const { page, look, close } = await openOwner(slug, { width });
    await openEditor(page, slug, 'About');
    await textBox(page).waitFor();
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
    await typeAtEnd(page, ' and more');
    await allSaved(page);
    await look('editor-saved');
    await page.reload();
    await expect.poll(() => textOf(page), soon).toBe('All about it and more');
    await page.getByRole('button', { name: 'Undo Edited text' }).click();
    await expect.poll(() => textOf(page), soon).toBe('All about it');
    await allSaved(page);
    await page.getByRole('button', { name: 'Redo Edited text' }).click();
    await expect.poll(() => textOf(page), soon).toBe('All about it and more');
    await close();
  });

  it('keeps what is typed without a connection, through a reload too, and sends it once', async () => {
    const slug = `offline-${width}`;
    const { page, session, siteId, look, close } = await openOwner(slug, { width });
    await openEditor(page, slug, 'About');
    await textBox(page).waitFor();
    await page.route('**/transactions', (route) => route.abort());
    await typeAtEnd(page, ' in the train');
    await page.getByText('Offline, kept on this device').waitFor();
    await look('editor-offline');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect.poll(() => textOf(page), soon).toBe('All about it in the train');
    await page.unroute('**/transactions');
    await allSaved(page);
    const { document, seq } = await readSections(await about({ session, siteId }));
    expect(JSON.stringify(document).split('in the train').length).toBe(2);
    expect(seq).toBe(1);
    await close();
  });
});

describe.each(widths)('a page whose editor is logged out elsewhere, %d px', (width) => {
  it('goes on after a login where the session has ended, with nothing lost', async () => {
    const slug = `out-${width}`;
    const { page, session, look, close } = await openOwner(slug, { width, apart: true });
    await openEditor(page, slug, 'About');
    await textBox(page).waitFor();
    // Until the words are there: the dialog may come before them, from the stream of events.
    await page.route('**/transactions', async (route) => {
      await session.send('DELETE', '/api/studio/session');
      await route.continue();
    });
    await typeAtEnd(page, ' after lunch');
    const again = page.getByRole('dialog', { name: 'You have been logged out' });
    await again.waitFor();
    await page.unroute('**/transactions');
    await again.getByRole('button', { name: 'Close' }).click();
    await again.waitFor({ state: 'detached' });
    await page.getByText('Signed out', { exact: true }).waitFor();
    // Away from what lay below the dialog's button, whose tip would show.
    await page.mouse.move(0, 0);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await look('editor-signed-out');
    await page.getByRole('button', { name: 'Log in here' }).click();
    await again.getByLabel('Password', { exact: true }).fill(ownerPassword);
    await again.getByRole('button', { name: 'Log in' }).click();
    await allSaved(page);
    await page.reload();
    await expect.poll(() => textOf(page), soon).toBe('All about it after lunch');
    await close();
  });
});

/** Names and values that a card shows. */
async function termsOf(card: Locator) {
  await card.waitFor();
  return card
    .locator('dl > div')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
}

/** The block that the other person has selected is outlined in their colour and bears their name. */
async function isMarkedOnCanvas(page: Page) {
  const person = page.getByRole('list', { name: 'Also here' }).getByRole('listitem').first();
  const mark = page.frameLocator('.preview--main .preview-frame').locator('[data-canvas-mark^="block "]');
  await mark.waitFor({ state: 'attached' });
  const [look] = await mark.evaluateAll((marks) =>
    marks.map((each) => ({
      outline: (each as HTMLElement).style.boxShadow,
      label: each.textContent ?? '',
      behindLabel: getComputedStyle(each.firstElementChild ?? each).backgroundColor,
    })),
  );
  const { name, colour } = await person.evaluate((item) => {
    const badge = item.querySelector<HTMLElement>('.person') ?? item;
    return { name: badge.getAttribute('aria-label') ?? '', colour: getComputedStyle(badge).backgroundColor };
  });
  expect(look?.label).not.toBe('');
  expect(name).toContain(look?.label);
  expect(look?.behindLabel).toBe(colour);
  expect(look?.outline).toContain(colour);
}

describe.each(widths)('a paragraph that two people write, %d px', (width) => {
  it('has the words of both in one paragraph, and shows each where the other is', async () => {
    const slug = `two-${width}`;
    const { page, session, look, close } = await openOwner(slug, { width });
    const other = await openSecond(session, width);
    await openEditor(page, slug, 'About');
    await openEditor(other, slug, 'About');
    await textBox(other).click();
    await page.getByRole('list', { name: 'Also here' }).waitFor();
    if (width >= 1200) await isMarkedOnCanvas(page);
    else await page.locator('.page-block .person').waitFor();
    await look('editor-two');
    await textBox(other).click();
    await other.keyboard.press('ControlOrMeta+Home');
    await other.keyboard.insertText('Yes. ');
    const locked = page.getByText('is typing in this section.');
    await locked.waitFor();
    await look('editor-locked');
    await page.getByRole('button', { name: 'Take over' }).click();
    await locked.waitFor({ state: 'detached' });
    await other.getByText('is typing in this section.').waitFor();
    await typeAtEnd(page, ' Really.');
    for (const each of [page, other])
      await expect.poll(() => textOf(each), soon).toBe('Yes. All about it Really.');
    await page.keyboard.insertText(' Yours');
    await expect.poll(() => textOf(other), soon).toBe('Yes. All about it Really. Yours');
    await other.getByRole('button', { name: 'Undo Edited text' }).click();
    for (const each of [page, other])
      await expect.poll(() => textOf(each), soon).toBe('All about it Really. Yours');
    await other.context().close();
    await page.getByRole('list', { name: 'Also here' }).waitFor({ state: 'detached' });
    await close();
  });
});

describe.each(widths)('a page that two people edit, %d px', (width) => {
  const it = alternately(width, 1280);
  it('asks which words stay where both have written one value', async () => {
    const slug = `card-${width}`;
    const opened = await openOwner(slug, { width });
    const { page, session, look, close } = opened;
    await addButton(opened);
    const other = await openSecond(session, width);
    await openEditor(page, slug, 'About');
    await openEditor(other, slug, 'About');
    await button(other).waitFor();
    await other.route(/\/(?:transactions|presence)$/, (route) => route.abort());
    await button(other).fill('Buy');
    await other.getByText('Offline, kept on this device').waitFor();
    await button(page).fill('See all');
    await allSaved(page);
    await other.unroute(/\/(?:transactions|presence)$/);
    const card = other.getByRole('alert', { name: 'Changes that could not be made' });
    await card.getByText('See all').waitFor();
    await card.getByText('Buy', { exact: true }).waitFor();
    await look('editor-two-values');
    await card.getByRole('button', { name: 'Keep both' }).click();
    await card.waitFor({ state: 'detached' });
    for (const each of [page, other])
      await expect.poll(() => button(each).inputValue(), soon).toBe('See all Buy');
    // Once more at the desk: yours takes the place of theirs, and theirs stays.
    for (const [choice, result] of width < 600 ? [] : (['Use yours', 'Keep theirs'] as const).entries()) {
      const [yours, theirs] = [`Mine ${choice}`, `Others ${choice}`];
      await other.route(/\/(?:transactions|presence)$/, (route) => route.abort());
      await button(other).fill(yours);
      await other.getByText('Offline, kept on this device').waitFor();
      await button(page).fill(theirs);
      await allSaved(page);
      await other.unroute(/\/(?:transactions|presence)$/);
      expect(await termsOf(card)).toEqual([
        ['Yours', yours],
        ['Theirs', theirs],
      ]);
      await card.getByRole('button', { name: result }).click();
      await card.waitFor({ state: 'detached' });
      for (const each of [page, other])
        await expect
          .poll(() => button(each).inputValue(), soon)
          .toBe(result === 'Use yours' ? yours : theirs);
    }
    await other.context().close();
    await close();
  });

  it('says where something is gone that was changed meanwhile', async () => {
    const slug = `gone-${width}`;
    const opened = await openOwner(slug, { width });
    const { page, session, close } = opened;
    await addButton(opened);
    const other = await openSecond(session, width);
    await openEditor(page, slug, 'About');
    await openEditor(other, slug, 'About');
    await button(other).waitFor();
    await other.route(/\/(?:transactions|presence)$/, (route) => route.abort());
    await button(other).fill('Buy');
    await other.getByText('Offline, kept on this device').waitFor();
    await page.getByRole('button', { name: 'Delete button' }).click();
    await allSaved(page);
    const card = other.getByRole('alert', { name: 'Changes that could not be made' });
    await card.getByText('somebody else has removed what it changes').waitFor();
    await card.getByRole('button', { name: 'Dismiss' }).click();
    await card.waitFor({ state: 'detached' });
    await other.context().close();
    await close();
  });
});
