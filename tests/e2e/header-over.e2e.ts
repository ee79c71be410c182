import { plainSection } from '@veranda/domain/pages/plain-section';
import type { Block, PageDocument, SectionTheme } from '@veranda/domain/pages/document';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../support/browser-session.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { button } from '../support/page-workspace.ts';
import { barred, plainLibrary } from '../support/plain-library.ts';
import { publishSite } from '../support/publish-site.ts';
import { putSections } from '../support/replace-sections.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['ownerWithSite']>>;
beforeAll(async () => {
  app = await createTestApp({ siteTemplates: plainLibrary(barred), worker: true });
  owner = await app.ownerWithSite('over');
}, 300_000);
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await closePages();
  await app.close();
});

const sites: readonly (readonly [string, SectionTheme, string])[] = [
  ['levain', 'darkest', 'full'],
  ['fieldnotes', 'lightest', 'drawer'],
  ['overdub', 'dark', 'drawer'],
];

/** A site of a theme whose page About begins with a section on a picture, with its header over that. */
async function siteWith(slug: string, theme: string, values: Readonly<Record<string, unknown>>) {
  const { session } = owner;
  const siteId = await app.addSite(session, { name: slug, theme });
  return { session, siteId, set: () => putHeader(session, siteId, values) };
}

async function putHeader(session: Session, siteId: string, header: Readonly<Record<string, unknown>>) {
  const { status, text } = await session.send('PUT', `/api/site-header-footer?websiteId=${siteId}`, {
    header,
  });
  if (status !== 200) throw new Error(text);
}

const title: Block = {
  ...button('a', 's1', '0,0,16x4'),
  type: 2,
  value: {
    doc: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Words on a picture' }] },
      ],
    },
  },
};

async function openingOn(session: Session, siteId: string, theme: SectionTheme): Promise<PageDocument> {
  const { assets } = (await session.send('GET', `/api/studio/sites/${siteId}/assets?page=1`)).json;
  const background = { kind: 'upload', assetId: assets[0].id, overlay: 0 } as const;
  return {
    schema: 1,
    sections: {
      s1: { ...plainSection('s1', 'a0'), theme, background, minHeight: 70, verticalAlign: 'bottom' },
      s2: { ...plainSection('s2', 'a1'), minHeight: 100 },
    },
    blocks: { a: title, b: button('b', 's1', '0,5,5x2') },
  };
}

/** Relative luminance of a colour in sRGB (WCAG 2.2). */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The least contrast of the words of an element with any pixel behind them. */
async function leastContrast(page: Page, words: Locator): Promise<number> {
  const colour = await words.evaluate((element) => getComputedStyle(element).color);
  const box = await words.boundingBox();
  if (!box) throw new Error('nothing to read');
  // The policy of the page lets no style element in.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.site-header * { color: transparent !important; text-decoration: none !important }
      .site-header .v-nav-link::after { display: none !important }`);
    document.adoptedStyleSheets = [sheet];
  });
  const shot = await page.screenshot({ clip: box });
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ink = luminance([...colour.matchAll(/[\d.]+/g)].map(([part]) => Number(part)));
  let least = 21;
  for (let at = 0; at < data.length; at += info.channels) {
    const paper = luminance([...data.subarray(at, at + 3)]);
    least = Math.min(least, (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05));
  }
  return least;
}

describe.each(sites)('a header over the first section in the theme %s', (theme, sectionTheme, phoneMenu) => {
  it('lies on the section’s picture with legible words, and its menu opens on phones', async () => {
    const slug = `over-${theme}`;
    const values = { overlay: true, sticky: theme === 'overdub', phoneMenu, phoneMenuButton: 'icon' };
    const { session, siteId, set } = await siteWith(slug, theme, values);
    await set();
    const { pages } = (await session.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
    const pageId = pages.find((each: { title: string }) => each.title === 'About').id;
    await putSections({ session, siteId, pageId }, await openingOn(session, siteId, sectionTheme));
    await publishSite(session, siteId);
    for (const width of widths) {
      const visitor = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
      await visitor.goto('/about');
      const header = visitor.locator('.site-header');
      const top = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().top);
      expect(await top(visitor.locator('.v-background').first())).toBeCloseTo(await top(header), 0);
      await screenshot(visitor, `header-over-${theme}-${width}`);
      const contents = width < 768 ? [] : await header.locator('.site-nav .v-nav-link').all();
      for (const words of [header.locator('.site-title'), header.locator('.v-cart-link'), ...contents])
        expect(await leastContrast(visitor, words), await words.innerText()).toBeGreaterThanOrEqual(4.5);
      await expectNoAxeViolations(visitor);
      if (width < 768) await openMenu(visitor, `header-menu-${theme}-${width}`);
      await visitor.mouse.wheel(0, 700);
      if (theme === 'overdub') await expect.poll(() => top(header)).toBe(0);
      await visitor.close();
    }
    const visitor = await openPage({ width: 1280, baseUrl: `http://${slug}.${app.studioHost}` });
    await visitor.goto('/cart');
    expect(await visitor.locator('.site-header').getAttribute('data-section-theme')).toBeNull();
    await visitor.close();
  }, 120_000);
});

/** Opens the menu by its key, looks at it, and closes it again. */
async function openMenu(page: Page, name: string): Promise<void> {
  const summary = page.locator('.site-menu-button');
  await page.evaluate(() => document.fonts.ready);
  await summary.focus();
  await page.keyboard.press('Enter');
  const panel = page.locator('.site-menu-panel');
  await panel.getByRole('link', { name: 'About' }).waitFor();
  await expect.poll(() => panel.evaluate((each) => each.getAnimations().length)).toBe(0);
  const box = await panel.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect([box?.y, box?.height]).toEqual([0, height]);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width);
  await summary.click({ trial: true });
  await expectNoAxeViolations(page);
  await screenshot(page, name);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await summary.evaluate((each) => each === document.activeElement)).toBe(true);
}
