import type { PageAccess, VisitorRights } from '@veranda/domain/pages/page-access';
import type { SiteFrame } from '@veranda/domain/publishing/items/item-asks';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import type { SlideType } from '@veranda/domain/slices/slice-kind';
import type { CatalogNeeds, CatalogView } from '@veranda/render/context/catalog-view';
import type { PostedForm } from '@veranda/render/context/session';
import type { SiteTheme, ThemeFiles } from '@veranda/render/context/site-theme';
import type { AccountView } from '@veranda/render/page/account-view';
import type { EntryFormView } from '@veranda/render/page/cart-view';
import type { ListPageView } from '@veranda/render/page/list-view';
import type { LockView } from '@veranda/render/page/lock-view';
import type { PageOutput } from '@veranda/render/page/render-page';
import type { ReviewRequestView } from '@veranda/render/page/review-request-view';
import type { SearchView } from '@veranda/render/page/search-view';
import type { ShopPage } from '@veranda/render/page/shop-page';
import type { SsoView } from '@veranda/render/page/sso-view';
import type { RenderedPage } from '@veranda/server/platform/http/rendered-page';
import type { SiteEntry } from '../directory/site-directory.ts';
import type { CompiledSheet } from '../themes/compile-styles.ts';
import type { DrawnSite } from './drawn-site.ts';

/** Requested address on a site's host. */
export interface PageAddress {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Encodings that a client accepts. */
export interface Client {
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string | undefined;
}

/** A system page inside the site's theme, drawn again for each visitor. */
export type SystemPage =
  | {
      readonly kind: 'cart';
      readonly shoppingCart: unknown;
      readonly crumb: string;
      readonly notice: string;
      readonly refusedCode: string | null;
      readonly form: EntryFormView | null;
    }
  | {
      readonly kind: 'account';
      readonly section: string;
      readonly crumb: string;
      readonly account: AccountView;
    }
  | { readonly kind: 'search'; readonly found: SearchView }
  | { readonly kind: 'mailing-list'; readonly view: ListPageView }
  | { readonly kind: 'shop'; readonly page: ShopPage }
  | ({ readonly kind: 'lock' } & LockView)
  | { readonly kind: 'sso'; readonly view: SsoView }
  | { readonly kind: 'reviews-request'; readonly view: ReviewRequestView }
  | { readonly kind: 'restock'; readonly problem: string }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'refused'; readonly status: number; readonly sentence: string }
  | { readonly kind: 'order-confirmed'; readonly order: unknown };

/** A page that not everyone may see. */
interface PageGate {
  readonly pageId: string;
  readonly access: PageAccess;
}

/** Visitor of a page that is not open to everyone. */
export interface GatedVisitor {
  readonly rights: VisitorRights;
  readonly isWrong?: boolean;
}

/** A site that is in no database, to be looked at. */
export interface SampleSite {
  readonly snapshot: SiteSnapshot;
  /** Base of its absolute addresses. */
  readonly origin: string;
  /** Address of its sheet. */
  readonly stylesheet: string;
  /** Products for what a page needs of them. */
  catalogOf(needs: CatalogNeeds): CatalogView;
}

/** A screen or a page of the platform that is looked at, with the address of its sheet. */
export interface DraftScreen {
  readonly screen: SlideType | Extract<SystemPage, { readonly kind: 'account' }>;
  readonly stylesheet: string;
}

/** Part of a draft to show. */
type DraftPart =
  | { readonly path: string }
  | { readonly formId: string }
  | { readonly system: Extract<SystemPage, { readonly kind: 'search' }> };

/** A page ready to be sent: compressed where the client takes it, 304 when it has it. */
export interface ServedPage {
  readonly status: number;
  /** Complete: what every answer of the platform carries, and the length. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** A theme with its files, and the sheet of a site that uses it. */
export interface ThemeParts {
  readonly theme: SiteTheme;
  readonly files: ThemeFiles;
  readonly preloads: readonly string[];
  readonly italicPreloads: readonly string[];
  readonly tweakClasses: readonly string[];
  /** Hash that names the compiled sheet. */
  readonly sheet: string;
}

/** A published site that is asked for items, with the number of its revision. */
export interface PublishedDrawing extends DrawnSite {
  readonly number: number;
  readonly frame: SiteFrame;
}

/** Renders pages of a site's published revision through its theme. */
export interface PageRenderer {
  /**
   * The published page at an address with a form that was refused on it; null when the site is not published.
   */
  published(site: SiteEntry, address: PageAddress, posted: PostedForm): Promise<RenderedPage | null>;
  /**
   * The same from the page cache, or not found in the site's theme: always an answer, at once where it is in
   * memory.
   */
  serve(site: SiteEntry, address: PageAddress, client: Client): ServedPage | Promise<ServedPage>;
  system(site: SiteEntry, page: SystemPage): Promise<RenderedPage>;
  /** Gate of the page at a path: the page, and who may see it; null where everyone may. */
  accessAt(site: SiteEntry, path: string): Promise<PageGate | null>;
  /** A page for a visitor with rights, kept nowhere; `isWrong` after a password that is not its own. */
  gated(site: SiteEntry, address: PageAddress, visitor: GatedVisitor): Promise<RenderedPage>;
  /** A page, a form or the search page of a draft; kept nowhere. */
  draft(site: SiteEntry, snapshot: SiteSnapshot, what: DraftPart): Promise<RenderedPage>;
  /** A screen of a draft; null where the site has none. Kept nowhere. */
  draftScreen(site: SiteEntry, snapshot: SiteSnapshot, screen: DraftScreen): Promise<PageOutput | null>;
  /** The home page of a site that is in no database. Kept nowhere. */
  samplePage(sample: SampleSite): Promise<PageOutput>;
  /** The sheet of a theme with its tweaks. */
  sheet(choice: SiteSnapshot['theme']): Promise<CompiledSheet>;
  /** A theme with its tweaks, for browsers that draw pages of a draft themselves. */
  theme(choice: SiteSnapshot['theme']): Promise<ThemeParts>;
  /** The sheet of a theme with tweaks that are only looked at; kept nowhere. */
  previewSheet(choice: SiteSnapshot['theme']): Promise<string>;
  /** Published site without its items, the same object for a revision; null when nothing is. */
  snapshotOf(site: SiteEntry): Promise<SiteFrame | null>;
  /** The same with its items; null when nothing is published. */
  drawnSite(site: SiteEntry): Promise<PublishedDrawing | null>;
  /** Ends the threads that compile styles and compress. */
  close(): Promise<void>;
}
