import { languageAddresses } from '@veranda/domain/multilingual/language-addresses';
import { localizedHtml } from '@veranda/domain/multilingual/localized-links';
import type { ShownSite } from '@veranda/domain/publishing/items/item-asks';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { itemMedia } from '@veranda/render/context/item-media';
import type { RenderInput } from '@veranda/render/context/session';
import { createSiteEngine } from '@veranda/render/formatters/engine';
import { cldrLocales } from '@veranda/render/locales/cldr-locales';
import type { PageOutput } from '@veranda/render/page/render-page';
import { renderSlide } from '@veranda/render/slices/render-slide';
import { readPack } from '@veranda/server/platform/locales/read-pack';
import { metrics } from '@veranda/server/platform/observe/metrics';
import type { SitesDeps } from '../deps.ts';
import type { SiteEntry } from '../directory/site-directory.ts';
import type { StyleCompiler } from '../themes/compile-styles.ts';
import { createThemeLibrary, siteStyles } from '../themes/theme-library.ts';
import { createCatalogCache } from './catalog-cache.ts';

export type RenderingDeps = Pick<SitesDeps, 'db' | 'log' | 'now' | 'settings' | 'captcha'>;

/** Kit that the pages of every site are rendered with. */
export interface RenderingKit {
  readonly deps: Pick<SitesDeps, 'db' | 'log' | 'now' | 'captcha' | 'settings'>;
  readonly compiler: StyleCompiler;
  readonly engine: RenderInput['engine'];
  readonly catalogs: ReturnType<typeof createCatalogCache>;
  readonly themes: ReturnType<typeof createThemeLibrary>;
}

/** Kit of a process. */
export function createRenderingKit(deps: RenderingDeps, compiler: StyleCompiler): RenderingKit {
  return {
    deps,
    compiler,
    engine: createSiteEngine({ clock: deps.now, locales: cldrLocales(readPack) }),
    catalogs: createCatalogCache(deps),
    themes: createThemeLibrary({
      folder: deps.settings.themes,
      reread: deps.settings.development,
      now: deps.now,
    }),
  };
}

/** A site as it is rendered: what is published of it, a draft, or a sample. */
interface RenderedSite {
  readonly site: Pick<SiteEntry, 'id' | 'origin'> & Partial<Pick<SiteEntry, 'isDemo'>>;
  readonly snapshot: ShownSite;
  /** The theme that it is drawn in, where that is not the snapshot's. */
  readonly theme?: SiteSnapshot['theme'];
}

/** Everything that a page is rendered from but its products. */
export async function inputFor(
  { deps, compiler, engine, themes }: RenderingKit,
  { site, snapshot, theme = snapshot.theme }: RenderedSite,
  path: string,
): Promise<Omit<RenderInput, 'catalog'>> {
  const loaded = await themes.get(theme.key);
  const { input: styles, preloads, italicPreloads, tweakClasses, fontKit } = await siteStyles(loaded, theme);
  // The sheet is compiled while the page is made; whoever asks for it waits for it, the page does not.
  compiler
    .compile(styles)
    .catch((fault: unknown) =>
      deps.log.error({ err: fault, siteId: site.id }, 'the styles could not be compiled'),
    );
  return {
    engine,
    theme: loaded.theme,
    snapshot,
    origin: site.origin,
    path,
    now: deps.now(),
    stylesheet: `/assets-css/${compiler.hashOf(styles)}.css`,
    fontPreloads: preloads,
    italicPreloads,
    tweakClasses,
    fontKit,
    itemMedia,
    drawSlide: renderSlide,
    ...languagesOf(snapshot),
    ...captchaOf(deps),
    embedsUrl: deps.settings.embedsUrl ?? '',
    ...visitsOf(deps, site),
    ...(deps.settings.maps ? { maps: { browserKey: deps.settings.maps.browserKey } } : {}),
  };
}

function visitsOf({ settings }: Pick<SitesDeps, 'settings'>, site: RenderedSite['site']) {
  if (settings.measuresNoVisits) return { visits: 'off' } as const;
  return {
    ...(site.isDemo ? ({ visits: 'template' } as const) : {}),
    ...(settings.collectorSample === undefined ? {} : { collectorSample: settings.collectorSample }),
  };
}

function languagesOf(snapshot: ShownSite): Pick<RenderInput, 'languages'> {
  if (!snapshot.languages) return {};
  const { locale } = snapshot.website;
  return {
    languages: {
      addressesOf: (at) => languageAddresses(snapshot, at),
      inLanguage: (html) => (locale ? localizedHtml(html, `/${locale.tag}`) : html),
    },
  };
}

function captchaOf({ captcha: { page } }: Pick<SitesDeps, 'captcha'>) {
  if (page.provider !== 'recaptcha') return { captchaSiteKey: '', captchaScriptUrl: '' };
  return { captchaSiteKey: page.siteKey, captchaScriptUrl: page.scriptUrl };
}

/** The page; what its templates stumbled over is logged. */
export function reported<Page extends PageOutput>(
  { deps }: RenderingKit,
  site: Pick<SiteEntry, 'id'>,
  page: Page,
): Page {
  for (const { code } of page.errors) if (code.startsWith('LIMIT_')) metrics.renderKills.inc({ limit: code });
  if (page.errors.length > 0)
    deps.log.warn({ siteId: site.id, errors: page.errors.slice(0, 5) }, 'templates of the theme have errors');
  return page;
}
