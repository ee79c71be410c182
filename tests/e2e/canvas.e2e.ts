import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages, expectNoAxeViolations, openContext } from '../support/browser.ts';
import { createDemoApp, demoSlugs } from '../support/demo-app.ts';

let app: Awaited<ReturnType<typeof createDemoApp>>;
const themes = mkdtempSync(join(tmpdir(), 'canvas-themes-'));

// As public themes are written: files of its own in markup, in a style attribute, in an inline sheet and in a sheet.
function writeThemes() {
  cpSync('packages/themes', themes, { recursive: true });
  const levain = join(themes, 'levain');
  mkdirSync(join(levain, 'assets'));
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60" fill="#0b6"/></svg>';
  writeFileSync(join(levain, 'assets/own.svg'), svg);
  const parts = `<style>.own-inline { height: 150px; background: url(/assets/own.svg) }</style>
    <aside aria-label="Own files"><div class="own-inline"></div><div class="own-sheet"></div>
    <div style="height: 150px; background: url(/assets/own.svg)"></div>
    <img src="/assets/own.svg" width="300" height="150" alt=""></aside>`;
  const region = join(levain, 'site.region');
  writeFileSync(
    region,
    readFileSync(region, 'utf8').replace('{@|apply site-footer}', `${parts}{@|apply site-footer}`),
  );
  appendFileSync(
    join(levain, 'styles/print.less'),
    '.own-sheet { height: 150px; background: url(/assets/own.svg); }',
  );
}

beforeAll(async () => {
  writeThemes();
  app = await createDemoApp({ themes });
}, 240_000);
afterAll(async () => {
  await closePages();
  await app?.close();
  rmSync(themes, { recursive: true });
});

const height = 900;
const pageType = 10;

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
  await page.setViewportSize({ width: Math.max(1300, width + 40), height });
  // Nothing is pointed at.
  await page.mouse.move(width + 30, 10);
  await page.evaluate(
    ({ width, height }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`body * { visibility: hidden !important }
        .preview-frame { visibility: visible !important; position: fixed !important; inset: 0 auto auto 0 !important;
          transform: none !important; width: ${width}px !important; height: ${height}px !important }`);
      document.adoptedStyleSheets = [sheet];
    },
    { width, height },
  );
}

// Run in the window that is looked at, the visitor's or the studio's around the canvas; no timer runs in one
// without JavaScript, so that what is waited for is asked for again and again.
function lookAround(isCanvas: boolean) {
  const frame = document.querySelector<HTMLIFrameElement>('.preview-frame');
  const root = isCanvas ? frame?.contentDocument : document;
  if (!root) throw new Error('there is no canvas');
  // Dates and prices are drawn again when the data of the language are there.
  const isComplete = !isCanvas || frame?.ariaBusy === 'false';
  const pictures = [...root.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  const sheets = [...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const tall = root.documentElement.scrollHeight;
  const isThere = sheets.every(({ sheet }) => sheet) && pictures.every(({ complete }) => complete);
  return { tall, isWhole: isComplete && isThere && root.fonts.status === 'loaded' };
}

function scrollIn({ isCanvas, y }: { isCanvas: boolean; y: number }) {
  const frame = document.querySelector<HTMLIFrameElement>('.preview-frame');
  const view = isCanvas ? frame?.contentWindow : window;
  view?.scrollTo({ top: y, behavior: 'instant' });
  return view?.scrollY ?? -1;
}

/** Height of the page once its styles, fonts and pictures are there and nothing moves any more. */
async function settledHeight(page: Page, isCanvas: boolean): Promise<number> {
  let before = -1;
  let now = await page.evaluate(lookAround, isCanvas);
  for (let tries = 0; tries < 300 && (!now.isWhole || now.tall !== before); tries += 1) {
    before = now.isWhole ? now.tall : -1;
    await page.waitForTimeout(100);
    now = await page.evaluate(lookAround, isCanvas);
  }
  if (!now.isWhole) throw new Error(`${page.url()} is not whole after all tries`);
  return now.tall;
}

async function shoot(page: Page, { width, y, isCanvas }: { width: number; y: number; isCanvas: boolean }) {
  const at = await page.evaluate(scrollIn, { isCanvas, y });
  const clip = { x: 0, y: 0, width, height };
  return { at, png: await page.screenshot({ clip, animations: 'disabled' }) };
}

const pixelsOf = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();

/** Pixels in which two pictures of one size differ; the same bytes are the same pixels. */
async function differing(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  let count = 0;
  for (let at = 0; at < a.length; at += 3)
    if (a[at] !== b[at] || a[at + 1] !== b[at + 1] || a[at + 2] !== b[at + 2]) count += 1;
  return count;
}

/** The share of pixels in which the canvas differs from what a visitor without JavaScript sees. */
async function difference(canvas: Page, visitor: Page, width: number) {
  const [tall, visitors] = await Promise.all([settledHeight(canvas, true), settledHeight(visitor, false)]);
  expect(tall).toBe(visitors);
  let [differ, all] = [0, 0];
  for (let y = 0; y < tall; y += height) {
    const [ours, theirs] = await Promise.all([
      shoot(canvas, { width, y, isCanvas: true }),
      shoot(visitor, { width, y, isCanvas: false }),
    ]);
    expect(ours.at).toBe(theirs.at);
    differ += await differing(ours.png, theirs.png);
    all += width * height;
  }
  return differ / all;
}

const pixelWidths = [390, 768, 1440];

describe.each(demoSlugs)('the canvas of %s', (slug) => {
  it('is what visitors see on every page, at 390, 768 and 1440 px', { timeout: 400_000 }, async () => {
    const { session, siteId, page, context } = await openOwner(slug);
    const { pages } = (await session.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
    const baseUrl = `http://${slug}.${app.studioHost}`;
    const visiting = await openContext({ width: 1600, baseUrl, javaScript: false, reducedMotion: true });
    const visitor = await visiting.newPage();
    const found: Record<string, number> = {};
    for (const { id, urlSlug, isHome, type } of pages) {
      if (type !== pageType) continue;
      const answer = await visitor.goto(isHome ? '/' : `/${urlSlug}`);
      // A page for members alone has another face for visitors.
      if (answer?.status() !== 200) continue;
      await page.goto(paths.page(slug, id));
      await page
        .frameLocator('.preview-frame')
        .locator('[data-section]')
        .first()
        .waitFor({ timeout: 60_000 });
      for (const width of pixelWidths) {
        await visitor.setViewportSize({ width, height });
        await visitor.mouse.move(-10, -10);
        await fillWith(page, width);
        found[`${urlSlug || 'home'} ${width}`] = await difference(page, visitor, width);
      }
    }
    // What only the theme of Levain has is there on both sides.
    if (slug === 'levain') expect(await visitor.locator('.own-inline').count()).toBe(1);
    expect(Object.keys(found).length).toBeGreaterThanOrEqual(2 * pixelWidths.length);
    for (const [name, share] of Object.entries(found)) expect(share, name).toBeLessThan(0.001);
    await context.close();
    await visiting.close();
  });
});

describe('the canvas in the editor', () => {
  it('runs no script, and draws one block anew when one is changed', async () => {
    const { page, context, session, siteId } = await openOwner('levain');
    const faults: string[] = [];
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    const { pages } = (await session.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
    const visit = pages.find(({ urlSlug }: { urlSlug: string }) => urlSlug === 'visit');
    await page.goto(paths.page('levain', visit.id));
    const canvas = page.frameLocator('.preview-frame');
    const text = canvas.locator('.v-text').first();
    await text.waitFor({ timeout: 60_000 });
    const sandbox = await page.locator('.preview-frame').getAttribute('sandbox');
    expect(sandbox).toBe('allow-same-origin');
    expect(await canvas.locator('script, iframe, [onclick], [onload]').count()).toBe(0);

    await text.click();
    const field = page
      .locator(`[data-part="${await text.getAttribute('data-block')}"] [role="textbox"]`)
      .first();
    await field.waitFor();
    // The click has opened the words for writing on the page itself.
    await page.locator('.text-toolbar').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.text-toolbar').waitFor({ state: 'detached' });
    await page.evaluate(() => {
      const root = document.querySelector<HTMLIFrameElement>('.preview-frame')?.contentDocument;
      const drawn: string[] = [];
      const watch = new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            if (node.nodeType === 1) drawn.push((node as HTMLElement).dataset['block'] ?? node.nodeName);
      });
      if (root?.body) watch.observe(root.body, { childList: true, subtree: true });
      Object.assign(window, { drawn });
    });
    await field.press('ControlOrMeta+End');
    await page.keyboard.type('!');
    await expect.poll(() => text.textContent()).toContain('!');
    const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);
    expect(drawn).toEqual([await text.getAttribute('data-block')]);
    expect(faults).toEqual([]);
    // No script runs in the frame, axe's neither: its elements are looked at in a window of their own.
    const html = await page.evaluate(
      () =>
        document.querySelector<HTMLIFrameElement>('.preview-frame')?.contentDocument?.documentElement
          .outerHTML,
    );
    const alone = await context.newPage();
    await alone.goto(`http://levain.${app.studioHost}/visit`);
    await alone.setContent(html ?? '');
    await expectNoAxeViolations(alone);
    await context.close();
  });
});
