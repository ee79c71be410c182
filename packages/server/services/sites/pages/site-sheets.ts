import { kitTweak } from '@veranda/domain/design/font-kit';
import type { SitesDeps } from '../deps.ts';
import { draftTheme } from '../publishing/draft-state.ts';
import type { SiteEntry } from '../directory/site-directory.ts';
import type { CompiledSheet, StyleCompiler } from '../themes/compile-styles.ts';
import { withoutCustomCss } from '../themes/without-custom-css.ts';
import type { SiteRendering } from './render-site.ts';
import type { SiteFile } from './site-files.ts';

interface SheetSources {
  readonly compiler: StyleCompiler;
  readonly rendering: SiteRendering;
}

/** Finds the sheets that pages of a site name by their hash, published ones and previews of its draft. */
export function sheetFinder(deps: Pick<SitesDeps, 'db' | 'log'>, { compiler, rendering }: SheetSources) {
  // One of another hash is what is published now: a page that a browser kept names an older one.
  async function sheetOf(site: SiteEntry, hash: string): Promise<CompiledSheet | null> {
    const known = compiler.known(hash);
    if (known !== null) return known;
    const published = (await rendering.publishedOf(site))?.snapshot.theme;
    const sheet = published && (await rendering.sheet(published));
    if (sheet?.hash === hash) return sheet;
    const hasBare = published !== undefined && (published.customCss || kitTweak in published.tweaks);
    const bare = hasBare ? await rendering.sheet(withoutCustomCss(published)) : null;
    if (bare?.hash === hash) return bare;
    // The preview of a draft may have been drawn by another process, and before anything is published.
    const draft = await deps.db.forSite(site.id, draftTheme, { readOnly: true });
    const drafted = draft && (await rendering.sheet(draft));
    return drafted?.hash === hash ? drafted : (sheet ?? null);
  }

  return async (site: SiteEntry, hash: string): Promise<SiteFile | null> => {
    const sheet = await sheetOf(site, hash);
    if (sheet === null) return null;
    const problems = sheet.problems.slice(0, 5);
    if (problems.length > 0)
      deps.log.warn({ theme: site.theme, problems }, 'the sheet of the theme has errors');
    const type = 'text/css; charset=utf-8';
    // Under this address a file is kept for all sites: what is not of its hash would be another site’s.
    if (sheet.hash !== hash) return { type, body: '', location: `/assets-css/${sheet.hash}.css` };
    return { type, body: sheet.css, immutable: true };
  };
}
