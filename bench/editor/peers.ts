import type { Page } from 'playwright-core';
import { type EditorSubject, middleOf } from './editor-subject.ts';
import type { PlainSection } from './long-page.ts';
import { servePeer } from './peer-server.ts';

/** A subject with what has to be closed after it. */
type Peer = EditorSubject & { readonly close: () => void };

/** Puck, the page builder for React. */
export async function puck(sections: readonly PlainSection[]): Promise<Peer> {
  const { origin, close } = await servePeer('puck-page.ts', sections);
  const frame = '#preview-frame';
  return {
    name: 'Puck',
    frame,
    block: (id) => `[data-block="${id}"]`,
    open: async ({ page }) => void (await page.goto(origin)),
    dataAt,
    edit: async (page, id) => {
      await page.frameLocator(frame).locator(`[data-block="${id}"]`).click();
      await page.locator('textarea:visible').first().click();
      await page.keyboard.press('ControlOrMeta+End');
    },
    handle: (page, id) => middleOf(page, frame, `[data-block="${id}"]`),
    holdMs: 400,
    close,
  };
}

/** GrapesJS, the page builder without a framework. */
export async function grapesJs(sections: readonly PlainSection[]): Promise<Peer> {
  const { origin, close } = await servePeer('grapesjs-page.ts', sections);
  const frame = '.gjs-frame';
  return {
    name: 'GrapesJS',
    frame,
    block: (id) => `[data-block="${id}"]`,
    open: async ({ page }) => void (await page.goto(origin)),
    dataAt,
    edit: async (page, id) => {
      await page.frameLocator(frame).locator(`[data-block="${id}"]`).dblclick();
      await page.keyboard.press('ControlOrMeta+End');
    },
    handle: async (page, id) => {
      await page.frameLocator(frame).locator(`[data-block="${id}"]`).click();
      const box = await page.locator('.gjs-toolbar-item[data-cmd], .gjs-toolbar-item').nth(1).boundingBox();
      if (!box) throw new Error('GrapesJS shows no handle');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    holdMs: 0,
    close,
  };
}

function dataAt(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('bench-data')[0]?.startTime ?? 0);
}
