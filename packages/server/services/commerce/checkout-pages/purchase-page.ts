import type { LogoView } from '@veranda/contracts/checkout-view';
import { type PlatformPage, renderPlatformPage } from '@veranda/render/platform-pages/platform-page';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import type { BrandedSite, CheckoutBrand } from './checkout-brand.ts';
import { pagePartials } from './page-partials.ts';
import frame from './purchase-frame.html?raw';

const frameBody = platformTemplate<{
  readonly siteTitle: string;
  readonly logo: LogoView | null;
  readonly content: string;
}>(frame, pagePartials);

/** A page of a purchase: a document of the platform with its sheet and the brand of the site. */
export function renderPurchasePage({
  brand,
  ...page
}: Omit<PlatformPage, 'sheets'> & { readonly brand?: CheckoutBrand }): string {
  const brandSheets = brand === undefined || brand.sheet === '' ? [] : [brand.sheet];
  return renderPlatformPage({ ...page, sheets: ['/checkout/files/checkout.css', ...brandSheets] });
}

/**
 * A page of a purchase in one column: the mark of the site above, the content below. `head` is before the
 * site's name.
 */
export function renderFramedPage(
  site: BrandedSite,
  {
    head,
    content,
    data = '',
    ...page
  }: Pick<PlatformPage, 'pageType' | 'scripts'> & {
    readonly head: string;
    /** HTML of the main content. */
    readonly content: string;
    /** HTML behind the page: data for scripts. */
    readonly data?: string;
  },
): string {
  const { brand, title, language } = site;
  return renderPurchasePage({
    ...page,
    language,
    brand,
    title: `${head} – ${title}`,
    body: framedBody(site, content) + data,
  });
}

/** The body of such a page. */
export function framedBody({ brand, title }: Pick<BrandedSite, 'brand' | 'title'>, content: string): string {
  return frameBody({ siteTitle: title, logo: brand.logo, content });
}
