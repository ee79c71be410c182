import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOf } from '../../packages/domain/pages/arrange/arranged-page.test-data.ts';
import { closePages } from '../support/browser.ts';
import { putSections, readSections } from '../support/replace-sections.ts';
import { allSaved, openEditor, soon, studioOf } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openOwner = studioOf(() => app);
const frame = (page: Page) => page.frameLocator('.preview-frame');
const block = (page: Page, id: string) => frame(page).locator(`[data-block="${id}"]`);

/** The editor of the page About, on which two buttons stand. */
async function openButtons(slug: string, width: number) {
  const opened = await openOwner(slug, { width });
  const { session, siteId, page } = opened;
  const { pages } = (await session.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
  const pageId: string = pages.find(({ title }: { title: string }) => title === 'About').id;
  const { document } = await readSections({ session, siteId, pageId });
  const [sectionId = ''] = Object.keys(document.sections);
  const button = (id: string, place: string) => ({
    id,
    sectionId,
    position: `z${id}`,
    type: 53,
    value: { label: `Button ${id}`, href: '', newWindow: false, size: 'medium', variant: 'primary' },
    style: {},
    layout: { desktop: placeOf(place) },
  });
  const blocks = { ...document.blocks, a: button('a', '0,12,5x2'), b: button('b', '12,12,5x2') };
  await putSections({ session, siteId, pageId }, { ...document, blocks });
  await openEditor(page, slug, 'About');
  return opened;
}

/** What has the focus, in the canvas too: the id of its block or part, or the name of its element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    if (element instanceof HTMLIFrameElement) element = element.contentDocument?.activeElement ?? null;
    const part = element?.closest<HTMLElement>('[data-block], [data-part]')?.dataset;
    return part?.['block'] ?? part?.['part'] ?? element?.nodeName ?? 'nothing';
  });
}

/** Milliseconds of whatever moves at this moment. */
function moving(page: Page): Promise<number> {
  return page.evaluate(() => {
    const durations = document
      .getAnimations()
      .map(({ effect }) => Number(effect?.getComputedTiming().duration));
    return Math.max(0, ...durations);
  });
}

/** Middle of a block in the window. */
async function middleOf(page: Page, id: string) {
  await block(page, id).scrollIntoViewIfNeeded();
  const box = await block(page, id).boundingBox();
  if (!box) throw new Error('it is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// By the protocol: `page.mouse` waits for scripts of every frame while a button is down, and the canvas runs none.
async function dragDown(page: Page, id: string): Promise<void> {
  const from = await middleOf(page, id);
  const protocol = await page.context().newCDPSession(page);
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', by: number, buttons: number) =>
    protocol.send('Input.dispatchMouseEvent', {
      type,
      x: from.x,
      y: from.y + by,
      buttons,
      button: 'left',
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  await send('mouseMoved', 0, 0);
  await send('mousePressed', 0, 1);
  for (const by of [10, 40, 80]) await send('mouseMoved', by, 1);
  await send('mouseReleased', 80, 0);
}

describe('the editor', () => {
  it('keeps the focus on a block through an edit, an undo, a redo and a drop', async () => {
    const { page, close } = await openButtons('focus-kept', 1280);
    await block(page, 'a').click();
    await block(page, 'a').focus();
    const steps: readonly (readonly [string, () => Promise<void>])[] = [
      ['an edit', () => page.keyboard.press('ArrowRight')],
      ['an undo', () => page.keyboard.press('ControlOrMeta+z')],
      ['a redo', () => page.keyboard.press('ControlOrMeta+Shift+z')],
      ['a drop', () => dragDown(page, 'a')],
    ];
    for (const [what, act] of steps) {
      await act();
      await allSaved(page);
      expect([what, await focused(page)]).toEqual([what, 'a']);
    }
    await page.keyboard.press('Delete');
    await block(page, 'a').waitFor({ state: 'detached' });
    expect(await focused(page)).not.toBe('BODY');
    await close();
  });

  it('moves nothing for those who want no motion', async () => {
    const { page, close } = await openButtons('no-motion', 1280);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await block(page, 'a').click();
    expect(await moving(page)).toBeLessThanOrEqual(1);
    await dragDown(page, 'a');
    expect(await moving(page)).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: 'Page settings' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await moving(page)).toBeLessThanOrEqual(1);
    await close();
  });

  it('can be read and used at twice its size', async () => {
    // 1280 × 900 pixels at 200 %.
    const { page, look, close } = await openButtons('twice', 640);
    await page.setViewportSize({ width: 640, height: 450 });
    await page.getByRole('textbox', { name: 'Label', exact: true }).first().fill('Twice');
    await allSaved(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expect.poll(() => page.locator('.save-state').isVisible(), soon).toBe(true);
    await look('editor-twice');
    await close();
  });
});
