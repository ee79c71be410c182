import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closeBrowser, openContext } from '../support/browser.ts';
import { createDemoApp, demoSlugs } from '../support/demo-app.ts';

let app: Awaited<ReturnType<typeof createDemoApp>>;
beforeAll(async () => {
  app = await createDemoApp();
}, 240_000);
afterAll(async () => {
  await closeBrowser();
  await app?.close();
});

const height = 900;

/** The owner's browser of a demo site. */
async function openOwner(slug: string) {
  const { session, siteId } = await app.ownerOf(slug);
  const url = `http://${app.studioHost}`;
  const context = await openContext({ width: 1600, baseUrl: url, reducedMotion: true });
  await context.addCookies(
    [...session.cookies].map(([name, value]) => ({ name, value: encodeURIComponent(value), url })),
  );
  return { session, siteId, context, page: await context.newPage() };
}

/** Makes the canvas of the editor as large as a visitor's window, and everything else invisible. */
async function fillWith(page: Page, width: number) {
  await page.setViewportSize({ width: Math.max(1300, width), height });
  await page.evaluate(
    async ({ width, height }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`body * { visibility: hidden !important }
        .preview-frame { visibility: visible !important; position: fixed !important; inset: 0 auto auto 0 !important;
          transform: none !important; width: ${width}px !important; height: ${height}px !important }`);
      document.adoptedStyleSheets = [sheet];
      await new Promise(requestAnimationFrame);
    },
    { width, height },
  );
}

// Runs in the window that is looked at: the visitor's, or the studio's around the canvas.
async function settle(isCanvas: boolean) {
  const root = isCanvas ? document.querySelector<HTMLIFrameElement>('.preview-frame')?.contentDocument : document;
  if (!root) throw new Error('there is no canvas');
  const links = [...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  while (links.some(({ sheet }) => sheet === null)) await new Promise((done) => setTimeout(done, 20));
  const pictures = [...root.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await root.fonts.ready;
  return root.documentElement.scrollHeight;
}

async function scrollAndDraw({ isCanvas, y }: { isCanvas: boolean; y: number }) {
  const frame = document.querySelector<HTMLIFrameElement>('.preview-frame');
  const view = isCanvas ? frame?.contentWindow : window;
  view?.scrollTo({ top: y, behavior: 'instant' });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return view?.scrollY ?? -1;
}

async function shoot(page: Page, { width, y, isCanvas }: { width: number; y: number; isCanvas: boolean }) {
  const at = await page.evaluate(scrollAndDraw, { isCanvas, y });
  const clip = { x: 0, y: 0, width, height };
  const png = await page.screenshot({ clip, animations: 'disabled' });
  return { at, pixels: await sharp(png).removeAlpha().raw().toBuffer() };
}

function differing(a: Buffer, b: Buffer): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 3)
    if (a[at] !== b[at] || a[at + 1] !== b[at + 1] || a[at + 2] !== b[at + 2]) count += 1;
  return count;
}

/** The share of pixels in which the canvas differs from what a visitor without JavaScript sees. */
async function difference(canvas: Page, visitor: Page, width: number) {
  const heights = [await canvas.evaluate(settle, true), await visitor.evaluate(settle, false)];
  expect(heights[0]).toBe(heights[1]);
  let [differ, all] = [0, 0];
  for (let y = 0; y < (heights[0] ?? 0); y += height) {
    const ours = await shoot(canvas, { width, y, isCanvas: true });
    const theirs = await shoot(visitor, { width, y, isCanvas: false });
    expect(ours.at).toBe(theirs.at);
    differ += differing(ours.pixels, theirs.pixels);
    all += width * height;
  }
  return differ / all;
}

describe.each(demoSlugs)('the canvas of %s', (slug) => {
  it.each([390, 768, 1440])('is what visitors see on every page, %d px', async (width) => {
    const { session, siteId, page, context } = await openOwner(slug);
    const { pages } = (await session.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
    const visitorUrl = `http://${slug}.${app.studioHost}`;
    const visiting = await openContext({ width: 1600, baseUrl: visitorUrl, javaScript: false, reducedMotion: true });
    const visitor = await visiting.newPage();
    await visitor.setViewportSize({ width, height });
    const found: Record<string, number> = {};
    for (const { id, urlSlug, isHome, type } of pages) {
      if (type !== 10) continue;
      const answer = await visitor.goto(isHome ? '/' : `/${urlSlug}`);
      // A page for members alone has another face for visitors.
      if (answer?.status() !== 200) continue;
      await page.goto(paths.page(slug, id));
      await page.frameLocator('.preview-frame').locator('[data-section]').first().waitFor();
      await fillWith(page, width);
      found[urlSlug || 'home'] = await difference(page, visitor, width);
    }
    console.log(slug, width, found);
    expect(Object.keys(found).length).toBeGreaterThan(0);
    for (const [name, share] of Object.entries(found)) expect(share, name).toBeLessThan(0.001);
    await context.close();
    await visiting.close();
  });
});
