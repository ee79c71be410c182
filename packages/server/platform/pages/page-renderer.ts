import type { SiteEntry } from '../sites/site-directory.ts';

/** A system page inside the site's theme, drawn anew for each visitor. */
export type SystemPage =
  | { readonly kind: 'cart'; readonly shoppingCart: unknown; readonly crumb: string; readonly notice: string }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'order-confirmed'; readonly order: unknown };

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
}

/** Renders pages of a site's published revision through its theme. */
export interface PageRenderer {
  /** The published page at `path`, with the list filters of the query; null when the site is not published. */
  published(site: SiteEntry, path: string, query: URLSearchParams): Promise<RenderedPage | null>;
  system(site: SiteEntry, page: SystemPage): Promise<RenderedPage>;
}
