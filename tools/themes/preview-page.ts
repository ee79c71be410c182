import { join } from 'node:path';
import type { DemoSite } from '@veranda/demo/demo-site';
import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import { emptyCatalog } from '@veranda/render/context/catalog-view';
import type { RenderInput } from '@veranda/render/context/session';
import { findTarget } from '@veranda/render/context/target';
import { createSiteEngine } from '@veranda/render/formatters/engine';
import { cldrLocales } from '@veranda/render/locales/cldr-locales';
import { renderCart } from '@veranda/render/page/cart-view';
import { catalogNeeds } from '@veranda/render/page/catalog-needs';
import { makeTheme } from '@veranda/render/page/make-theme';
import { type PageOutput, renderNotFound, renderPage } from '@veranda/render/page/render-page';
import { templateCatalog } from '@veranda/server/features/sites/template-catalog';
import { readPack } from '@veranda/server/platform/locales/read-pack';
import {
  type CompiledSheet,
  createStyleCompiler,
} from '@veranda/server/services/sites/themes/compile-styles';
import { readThemeFiles } from '@veranda/server/services/sites/themes/theme-files';
import { fontPreloads, readFontFamilies } from '@veranda/server/services/sites/themes/theme-fonts';
import { demoSnapshot } from './demo-snapshot.ts';
import { keptPlaceholders } from './picture-files.ts';
import { sampleCart } from './sample-cart.ts';

const engine = createSiteEngine({ clock: Date.now, locales: cldrLocales(readPack) });
const compiler = createStyleCompiler();

/** Answer of the preview, and its messages. */
interface PreviewPage {
  readonly page: PageOutput;
  readonly sheet: CompiledSheet;
  readonly problems: readonly string[];
}

/** Renders a page of a demo site with its theme as it is in the folder now. */
export async function previewPage(place: {
  readonly site: DemoSite;
  readonly themes: string;
  readonly pictures: string;
  readonly url: URL;
}): Promise<PreviewPage> {
  const { site, url } = place;
  const theme = makeTheme(site.theme, await readThemeFiles(join(place.themes, site.theme)));
  const fonts = await readFontFamilies(theme.conf.fonts);
  const sheet = await compiler.compile({ sheets: theme.sheets, tweaks: site.tweaks, fonts });
  const snapshot = demoSnapshot(site, await keptPlaceholders(place.pictures));
  const target = findTarget(shownSite(snapshot, 0), url.pathname, url.searchParams);
  const needs = catalogNeeds(snapshot, theme, target);
  const input: RenderInput = {
    engine,
    theme,
    snapshot,
    catalog: target.kind === 'not-found' ? emptyCatalog : templateCatalog(site, needs),
    origin: url.origin,
    path: url.pathname,
    now: Date.now(),
    stylesheet: `/assets-css/${sheet.hash}.css`,
    fontPreloads: fontPreloads(fonts),
  };
  const page = pageAt(input, url, site);
  const problems = [
    ...sheet.problems,
    ...page.errors.map(
      (error) =>
        `${error.code} ${error.partial ?? ''} ${error.line ?? ''}:${error.column ?? ''} ${error.message}`,
    ),
  ];
  return { page, sheet, problems: [...new Set(problems)] };
}

function pageAt(input: RenderInput, url: URL, site: DemoSite): PageOutput {
  if (url.pathname === '/cart') {
    const shoppingCart = sampleCart(site, url.searchParams.has('empty'));
    return renderCart(input, {
      shoppingCart,
      crumb: 'preview',
      notice: url.searchParams.get('notice') ?? '',
      refusedCode: null,
      form: null,
    });
  }
  const target = findTarget(shownSite(input.snapshot, input.now), url.pathname, url.searchParams);
  return target.kind === 'not-found' ? renderNotFound(input) : renderPage(input, target);
}
