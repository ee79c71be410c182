import { randomUUID } from 'node:crypto';
import type { LinkedSite } from '@veranda/domain/links/resolve-link';
import type { Block, PageDocument, Section } from '@veranda/domain/pages/document';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { plainSection } from '@veranda/domain/pages/plain-section';
import type { RichNode, RichText } from '@veranda/domain/rich-text/rich-text';
import { richTextHtml } from '@veranda/render/rich-text/rich-text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOf } from '../../packages/domain/pages/arrange/arranged-page.test-data.ts';
import { closePages, expectNoAxeViolations, screenshot } from '../support/browser.ts';
import { clipboardSamples } from '../support/clipboard-samples.data.ts';
import { type EditedPage, putSections, readSections } from '../support/replace-sections.ts';
import { allSaved, openEditor, soon, studioOf } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** A site without what links could lead to by its id. */
const nowhere = { collections: [], items: {}, assets: {} } as unknown as LinkedSite;

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openOwner = studioOf(() => app);

const section: Section = plainSection('s1', 'a0');

const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] }) as const;
const heading = {
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text: 'Our bread' }],
} as const;
const doc = (...content: RichNode[]): RichText => ({ type: 'doc', content });

function block(id: string, type: number, { place, value }: { place: string; value: Block['value'] }): Block {
  const layout = { desktop: placeOf(place) };
  return { id, sectionId: 's1', position: `b${id}`, type, value, style: {}, layout };
}

const items = [{ title: 'Where are you?', doc: doc(words('At the harbour.')) }];
const blocks = [
  block('a', 2, { place: '0,0,14x5', value: { doc: doc(heading, words('Baked at four.')) } }),
  block('b', 53, {
    place: '0,7,6x2',
    value: { label: 'Visit us', href: '/visit', newWindow: false, size: 'medium', variant: 'primary' },
  }),
  block('c', 69, { place: '0,10,16x6', value: { items, openFirst: true, multiple: true } }),
  block('d', 31, { place: '0,18,14x4', value: { text: 'Very good.', source: 'A reader' } }),
];

const written: PageDocument = {
  schema: 1,
  sections: { s1: section },
  blocks: Object.fromEntries(blocks.map((each) => [each.id, each])),
};

const frame = (page: Page) => page.frameLocator('.preview-frame');
const drawn = (page: Page, id: string) => frame(page).locator(`[data-block="${id}"]`);
const toolbar = (page: Page) => page.locator('.text-toolbar').getByRole('toolbar', { name: 'Text format' });

/** The editor of a page with a text, a button, an accordion and a quotation, and what the server has of it. */
async function openWritten(slug: string, language = 'en') {
  const opened = await openOwner(slug, { width: 1280 });
  const { page, session, siteId } = opened;
  if (language !== 'en') await setLanguage(siteId, language);
  const { pages } = (await session.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
  const pageId: string = pages.find(({ title }: { title: string }) => title === 'About').id;
  const edited = { session, siteId, pageId };
  await putSections(edited, written);
  await openEditor(page, slug, 'About');
  await styled(page);
  const blocksNow = async () => {
    await allSaved(page);
    return ((await readSections(edited)).document as PageDocument).blocks;
  };
  const valueOf = async (id: string) => (await blocksNow())[id]?.value ?? {};
  const htmlOf = async (id: string) => richTextHtml((await valueOf(id))['doc'] as RichText, nowhere);
  return { ...opened, edited, blocksNow, valueOf, htmlOf };
}

async function setLanguage(siteId: string, language: string): Promise<void> {
  await app.db.forSite(siteId, (tx) =>
    tx.updateTable('site').set({ language }).where('id', '=', siteId).execute(),
  );
  await app.deps.sites.refresh(siteId);
}

/** Waits until the page on the canvas has its styles. */
async function styled(page: Page): Promise<void> {
  const grid = frame(page).locator('.v-grid').first();
  const display = () =>
    grid.evaluate((element) => element.ownerDocument.defaultView?.getComputedStyle(element).display);
  await expect.poll(display, { timeout: 30_000 }).toBe('grid');
}

/** Pastes HTML where the caret on the page is. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((pasted) => {
    const canvas = document.querySelector<HTMLIFrameElement>('.preview-frame')?.contentDocument;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    canvas?.activeElement?.dispatchEvent(event);
  }, html);
}

/** Puts words at the head of the text, as somebody else. */
async function addWords(edited: EditedPage, text: string): Promise<void> {
  const { seq } = await readSections(edited);
  const slice = { content: [{ type: 'text', text }] };
  const steps = [{ stepType: 'replace', from: 1, to: 1, slice }];
  const transaction = {
    id: randomUUID(),
    label: 'Wrote',
    edits: [edit('block.setText', { id: 'a', path: 'doc', steps })],
  };
  const { session, siteId, pageId } = edited;
  const address = `/api/studio/sites/${siteId}/documents/page/${pageId}/transactions`;
  const sent = await session.send('POST', address, { base: seq, transactions: [transaction] });
  expect(sent.json.refused, sent.text).toEqual([]);
}

describe('a text on the page', () => {
  it('administration §1 owner: edits pages with rich text; it is written in where it stands, by letters and Markdown, with one history', async () => {
    const { page, edited, htmlOf, close } = await openWritten('written');
    const text = drawn(page, 'a');
    await text.locator('p').click();
    await toolbar(page).waitFor();
    await text.locator('p').evaluate((element) => Object.assign(element, { isKept: true }));
    await page.keyboard.press('End');
    await page.keyboard.type(' Sold by noon.');
    const paragraph = text.locator('p');
    await expect.poll(() => paragraph.textContent()).toBe('Baked at four. Sold by noon.');
    // Nothing was drawn anew under the caret.
    expect(await paragraph.evaluate((element) => 'isKept' in element)).toBe(true);
    await screenshot(page, 'text-in-place-1280');
    await expectNoAxeViolations(page);

    await page.keyboard.press('Enter');
    await page.keyboard.type('## Hours');
    await expect.poll(() => htmlOf('a')).toContain('<h2>Hours</h2>');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- ');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('one **two** *three* `four`');
    await expect
      .poll(() => htmlOf('a'))
      .toContain('<p>- one <strong>two</strong> <em>three</em> <code>four</code></p>');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Bread');
    await expect.poll(() => htmlOf('a')).toBe('<h2>Bread</h2>');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => htmlOf('a')).toContain('Sold by noon');
    // What was chosen is chosen again.
    await page.keyboard.press('Backspace');
    await page.keyboard.type('Loaves');
    await expect.poll(() => htmlOf('a')).toBe('<h2>Loaves</h2>');
    await addWords(edited, 'Our ');
    await expect.poll(() => text.locator('h2').textContent()).toBe('Our Loaves');
    await page.keyboard.type('!');
    // The field beside the page follows a moment later, but whoever goes on there has every letter.
    await page.locator('[data-part="a"]').getByRole('textbox').first().press('End');
    await page.keyboard.type('?');
    await expect.poll(() => htmlOf('a')).toBe('<h2>Our Loaves!?</h2>');
    await text.locator('h2').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await expect.poll(() => htmlOf('a')).toBe('<h2>Our Loaves!</h2>');
    await page.keyboard.press('Escape');
    await toolbar(page).waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => text.getAttribute('style')).toMatch(/--y: ?2/);
    await close();
  }, 90_000);

  it('has its looks from a toolbar that the keyboard reaches', async () => {
    const { page, htmlOf, close } = await openWritten('looks');
    await drawn(page, 'a').locator('p').click();
    await toolbar(page).waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Alt+F10');
    await expect.poll(() => toolbar(page).evaluate((bar) => bar.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('menu', { name: /Size/ }).waitFor();
    await screenshot(page, 'text-toolbar-menu-1280');
    await expectNoAxeViolations(page);
    await page.getByRole('menuitemradio', { name: 'Larger' }).press('Enter');
    const choose = async (menu: RegExp, item: string) => {
      await toolbar(page).getByRole('button', { name: menu }).click();
      await page.getByRole('menuitemradio', { name: item, exact: true }).click();
    };
    await choose(/^Text color/, 'Accent');
    await choose(/^Highlight/, 'Soft');
    await choose(/^Alignment/, 'Center');
    // After a choice one goes on writing.
    const focused = () => page.evaluate(() => document.activeElement?.className);
    await expect.poll(focused).toBe('preview-frame');
    await page.keyboard.press('ControlOrMeta+i');
    await expect
      .poll(() => htmlOf('a'))
      .toMatch(
        /<p class="v-align-center">.*<em><span style="color:var\(--accent\)"><mark class="v-highlight-soft"><span class="v-size-xl">/,
      );
    const slant = await drawn(page, 'a')
      .locator('em')
      .first()
      .evaluate((element) => element.ownerDocument.defaultView?.getComputedStyle(element).fontStyle);
    expect(slant).toBe('italic');
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog', { name: 'Link' }).getByLabel('Or an address on this site').fill('/visit');
    await page.keyboard.press('Enter');
    await expect.poll(() => htmlOf('a')).toContain('<a href="/visit">');
    await page.keyboard.type('Fresh');
    await expect.poll(() => htmlOf('a')).toContain('Fresh');
    await page.keyboard.press('ControlOrMeta+a');
    await toolbar(page).getByRole('button', { name: 'Clear formatting' }).click();
    await expect.poll(() => htmlOf('a')).not.toContain('v-');
    await close();
  }, 90_000);

  it('runs from right to left where the site does', async () => {
    const { page, htmlOf, close } = await openWritten('written-rtl', 'ar');
    const text = drawn(page, 'a');
    await text.locator('p').click();
    await toolbar(page).getByRole('button', { name: 'Alignment: Right' }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.type(' خبز');
    await expect.poll(() => htmlOf('a')).toContain('<p>Baked at four. خبز</p>');
    await screenshot(page, 'text-in-place-rtl-1280');
    await close();
  }, 90_000);

  it('takes from Word, Google Docs, Excel and pages what it can say', async () => {
    const { page, htmlOf, close } = await openWritten('pasted');
    await drawn(page, 'a').locator('p').click();
    await toolbar(page).waitFor();
    for (const { name, html, written: expected } of clipboardSamples) {
      for (const key of ['ControlOrMeta+a', 'Backspace', 'ControlOrMeta+Alt+0'])
        await page.keyboard.press(key);
      await paste(page, html);
      await expect.poll(() => htmlOf('a'), { ...soon, message: name }).toBe(expected);
    }
    await close();
  }, 90_000);
});

describe('the menu of blocks', () => {
  it('opens by / in an empty line or on a block, and puts a block below', async () => {
    const { page, htmlOf, blocksNow, close } = await openWritten('slash');
    await drawn(page, 'a').locator('p').click();
    await toolbar(page).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    const menu = page.getByRole('dialog', { name: 'Add a block' });
    await menu.getByRole('option', { name: 'Text' }).first().waitFor();
    await expect
      .poll(() => menu.locator('input').evaluate((box) => box === document.activeElement))
      .toBe(true);
    await screenshot(page, 'text-slash-menu-1280');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => htmlOf('a')).toContain('<p>/</p>');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('/');
    await menu.waitFor();
    await page.keyboard.type('quot');
    await expect.poll(() => menu.getByRole('option').count()).toBe(1);
    await page.keyboard.press('Enter');
    await menu.waitFor({ state: 'detached' });
    const added = async () => Object.values(await blocksNow()).find(({ id }) => id.length > 1);
    await expect.poll(async () => (await added())?.type).toBe(31);
    const quote = await added();
    expect(String(quote?.value['text'])).not.toBe('');
    expect(quote?.layout.desktop).toMatchObject({ x: 0, y: 6 });
    // The empty line is gone, and the words of the new block are written in.
    expect(await htmlOf('a')).toBe('<h2>Our bread</h2><p>Baked at four.</p>');
    await page.keyboard.type(' Indeed.');
    await expect.poll(async () => String((await added())?.value['text'])).toMatch(/ Indeed\.$/);
    await page.keyboard.press('Escape');
    await page.keyboard.type('/');
    await menu.waitFor();
    await page.keyboard.type('line');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => Object.values(await blocksNow()).filter(({ type }) => type === 47).length)
      .toBe(1);
    await close();
  }, 90_000);
});

describe('the words of other blocks', () => {
  it('are written in place: by a second click, and by Enter and Tab', async () => {
    const { page, valueOf, close } = await openWritten('plain');
    const button = drawn(page, 'b').locator('.v-btn');
    await button.click();
    expect(await button.getAttribute('contenteditable')).toBeNull();
    await button.click();
    await expect.poll(() => button.getAttribute('contenteditable')).toBe('plaintext-only');
    await page.keyboard.press('End');
    await page.keyboard.type(' today');
    await expect.poll(() => valueOf('b')).toMatchObject({ label: 'Visit us today' });
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => valueOf('b')).toMatchObject({ label: 'Visit us' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type(' And how');
    await page.keyboard.press('Tab');
    await page.keyboard.type(' Come');
    const answered = { title: 'Where are you? And how', doc: doc(words('At the harbour. Come')) };
    await expect.poll(() => valueOf('c')).toMatchObject({ items: [answered] });
    await screenshot(page, 'text-accordion-1280');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Really');
    await expect.poll(() => valueOf('d')).toMatchObject({ text: 'Very good.\nReally' });
    await page.keyboard.press('Tab');
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    await expect.poll(() => valueOf('d')).toMatchObject({ source: 'A reader!' });
    await close();
  }, 90_000);
});
