import { queryOptions } from '@tanstack/react-query';
import {
  getDesignScreen,
  getPurchaseScreen,
  type PurchaseScreen,
  type ThemeScreen,
} from '@veranda/contracts/design';
import { getPage, listPages } from '@veranda/contracts/pages';
import type { PageDocument } from '@veranda/domain/pages/document';
import { call } from '../../api/client.ts';
import type { PageRenderer } from '../../canvas/canvas-page.ts';
import { createRenderers } from '../../canvas/canvas-query.ts';
import { type DesignScreenKey, isPurchaseScreen } from './design-screens.ts';

const empty: PageDocument = { schema: 1, sections: {}, blocks: {} };

/** A page of the draft with what draws it. */
export interface DrawnScreen {
  readonly renderer: PageRenderer;
  readonly document: PageDocument;
  /** Sheets of a page that has none of the site: its own, and that of the brand as it was read. */
  readonly sheets?: { readonly own: string; readonly brand: string };
}

/** A screen of the draft; null where the site has none. It is read again whenever it is looked at anew. */
export function screenQuery(site: string, screen: DesignScreenKey) {
  return queryOptions({
    queryKey: ['site', site, 'design-screen', screen],
    queryFn: ({ signal }): Promise<DrawnScreen | null> => {
      if (screen === 'home') return readHome(site, signal);
      return isPurchaseScreen(screen) ? readPurchase(site, screen, signal) : readScreen(site, screen, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

async function readHome(site: string, signal: AbortSignal): Promise<DrawnScreen> {
  const { pages } = await call(listPages, { params: { site }, signal });
  const home = pages.find(({ isHome }) => isHome) ?? pages[0];
  if (!home) throw new Error('the site has no page');
  const [[renderer], { document }] = await Promise.all([
    createRenderers(site, { kind: 'page', id: home.id }, { count: 1, signal }),
    call(getPage, { params: { site, page: home.id }, signal }),
  ]);
  if (!renderer) throw new Error('the canvas has no renderer');
  return { renderer, document: document ?? empty };
}

async function readScreen(
  site: string,
  screen: ThemeScreen,
  signal: AbortSignal,
): Promise<DrawnScreen | null> {
  const { theme, html, styles } = await call(getDesignScreen, { params: { site, screen }, signal });
  if (html === null) return null;
  return { renderer: rendererOf(theme, { html, styles }), document: empty };
}

async function readPurchase(site: string, screen: PurchaseScreen, signal: AbortSignal): Promise<DrawnScreen> {
  const { html, sheet, brand } = await call(getPurchaseScreen, { params: { site, screen }, signal });
  return {
    renderer: rendererOf('', { html, styles: [] }),
    document: empty,
    sheets: { own: sheet, brand },
  };
}

// A page that is drawn as a whole, as the server has made it.
function rendererOf(
  theme: string,
  { html, styles }: { readonly html: string; readonly styles: readonly string[] },
): PageRenderer {
  const none = () => '';
  return {
    theme,
    pageHtml: () => html,
    pageStyles: () => [...styles],
    frameHtml: () => html,
    sectionHtml: none,
    emptySectionHtml: none,
    blockHtml: none,
  };
}
