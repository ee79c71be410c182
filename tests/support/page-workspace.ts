import { plainSection } from '@veranda/domain/pages/plain-section';
import { randomUUID } from 'node:crypto';
import type { Block, PageDocument } from '@veranda/domain/pages/document';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { placeOf, told } from '../../packages/domain/pages/arrange/arranged-page.test-data.ts';
import { putSections, readSections } from './replace-sections.ts';
import { allSaved, openEditor, soon, studioOf } from './studio.ts';
import type { TestApp } from './test-app.ts';

/** The canvas of the editor. */
export const frame = (page: Page) => page.frameLocator('.preview--main .preview-frame');
/** A block on the canvas. */
export const part = (page: Page, id: string) => frame(page).locator(`[data-block="${id}"]`);
/** The way from the page to what is selected. */
export const pathOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Selected part' }).getByRole('button').allTextContents();

const longName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** A button as a block of a section. */
export const button = (id: string, sectionId: string, place: string, label = `Button ${id}`): Block => ({
  id,
  sectionId,
  position: `b${id}`,
  type: 53,
  value: { label, href: '', newWindow: false, size: 'medium', variant: 'primary' },
  style: {},
  layout: { desktop: placeOf(place) },
});

const buttons = [
  button('a', 's1', '0,0,5x2'),
  button('b', 's1', '12,0,5x2'),
  button('c', 's2', '0,0,5x2', longName),
];
/** A page with two sections of buttons: a and b in the first, c in the second. */
export const arranged: PageDocument = {
  schema: 1,
  sections: { s1: plainSection('s1', 'a0'), s2: plainSection('s2', 'a1') },
  blocks: Object.fromEntries(buttons.map((block) => [block.id, block])),
};

/** Places of its blocks on the desktop. */
export const start = { a: 's1 0,0,5x2', b: 's1 12,0,5x2', c: 's2 0,0,5x2' };

/** Opens the editor of the page About with this content, in new sites of a language. */
export function workspaceOf(app: () => TestApp) {
  const openOwner = studioOf(app);
  return async (width: number, { document = arranged, language = 'en' } = {}) => {
    const slug = `space-${randomUUID().slice(0, 8)}`;
    const opened = await openOwner(slug, { width });
    const { session, siteId } = opened;
    if (language !== 'en') {
      await app().db.forSite(siteId, (tx) =>
        tx.updateTable('site').set({ language }).where('id', '=', siteId).execute(),
      );
      await app().deps.sites.refresh(siteId);
    }
    const { pages } = (await session.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
    const pageId: string = pages.find((each: { title: string }) => each.title === 'About').id;
    const edited = { session, siteId, pageId };
    await putSections(edited, document);
    await openEditor(opened.page, slug, 'About');
    const stored = async (): Promise<PageDocument> => {
      await allSaved(opened.page);
      return (await readSections(edited)).document;
    };
    const places = async (device: 'desktop' | 'phone' = 'desktop') =>
      Object.fromEntries(
        Object.values((await stored()).blocks).map(({ id, sectionId, layout }) => {
          const place = layout[device];
          return [id, `${sectionId} ${place ? told(place) : 'follows'}`];
        }),
      );
    if (width >= 1200) await styled(opened.page);
    return { ...opened, stored, places };
  };
}

/** Waits until the canvas has its styles. */
export async function styled(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        frame(page)
          .locator('[data-section="s1"] > .v-grid')
          .evaluate((element) => element.ownerDocument.defaultView?.getComputedStyle(element).display),
      soon,
    )
    .toBe('grid');
}

/** A block of the page keeps the focus while the page is drawn again around it, with these words. */
export async function keepsFocus(page: Page, change: () => Promise<void>, words: string): Promise<void> {
  const block = frame(page).locator('[data-block]').first();
  await block.waitFor();
  await block.focus();
  await frame(page)
    .locator('body')
    .evaluate((body) => body.setAttribute('data-before', ''));
  await change();
  await frame(page).locator('body:not([data-before])').getByText(words).first().waitFor();
  await frame(page).locator('[data-block]:focus').waitFor();
}
