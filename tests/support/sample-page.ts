import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BlockValue } from '@veranda/domain/blocks/kind';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import { blockSampleSession } from '@veranda/render/blocks/sample-block.test-data';
import type { RenderInput } from '@veranda/render/context/session';
import { targetOfDocument } from '@veranda/render/context/target';
import { createSiteEngine } from '@veranda/render/formatters/engine';
import { cldrLocales } from '@veranda/render/locales/cldr-locales';
import { type PageOutput, renderPage } from '@veranda/render/page/render-page';
import { renderSlide } from '@veranda/render/slices/render-slide';
import { readPack } from '@veranda/server/platform/locales/read-pack';
import { createStyleCompiler } from '@veranda/server/services/sites/themes/compile-styles';
import { fontFolder } from '@veranda/server/services/sites/themes/theme-fonts';
import { createThemeLibrary, siteStyles } from '@veranda/server/services/sites/themes/theme-library';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';

const themes = createThemeLibrary({
  folder: fileURLToPath(new URL('../../packages/themes', import.meta.url)),
  reread: false,
  now: Date.now,
});
const compiler = createStyleCompiler();
const engine = createSiteEngine({ clock: Date.now, locales: cldrLocales(readPack) });
const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#b9a58c' } })
  .webp()
  .toBuffer();

/** A site, and its blocks by number and value, whose goods are there. */
interface Sample {
  readonly snapshot: SiteSnapshot;
  readonly blocks?: readonly (readonly [number, BlockValue])[];
  /** Draws another page than the home page. */
  readonly render?: DrawnPage;
}

/** Draws a page, with what its templates stumbled over. */
export type DrawnPage = (input: RenderInput) => {
  readonly html: string;
  readonly errors: readonly object[];
};

/** Shows a page of a sample site in a theme, with nothing fetched from anywhere. */
export async function showSample(
  page: Page,
  key: string,
  { snapshot, blocks = [], render = renderHome }: Sample,
): Promise<void> {
  const loaded = await themes.get(key);
  const { css } = await compiler.compile((await siteStyles(loaded, { tweaks: {} })).input);
  const session = blockSampleSession(blocks, loaded.theme);
  const { html, errors } = render({
    ...session,
    engine,
    snapshot,
    drawSlide: renderSlide,
    stylesheet: '/sheet.css',
  });
  expect(errors).toEqual([]);
  await page.unrouteAll();
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    if (pathname === '/sheet.css') return route.fulfill({ contentType: 'text/css', body: css });
    const [, kind, family = '', file = ''] = pathname.split('/');
    if (kind === 'fonts')
      return route
        .fulfill({ path: join(fontFolder(family) ?? '', 'files', file) })
        .catch(() => route.abort().catch(() => undefined));
    if (route.request().resourceType() === 'image')
      return route.fulfill({ contentType: 'image/webp', body: await picture });
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto('http://sample.example/');
}

function renderHome(input: RenderInput): PageOutput {
  const target = targetOfDocument(shownSite(input.snapshot, input.now), { kind: 'page', id: 'home' });
  if (!target) throw new Error('the sample site has no home page');
  return renderPage(input, target);
}

/** Elements that make the page wider than its window; for `page.evaluate`. */
export function beyondThePage(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const isRtl = document.documentElement.dir === 'rtl';
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return isRtl ? left < -1 : right > innerWidth + 1;
    })
    .map((element) => element.outerHTML.slice(0, 100));
}
