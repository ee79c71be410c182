import { assetPath } from '../media/asset-address.ts';
import { itemPath } from '../pages/item-path.ts';
import { assetIn, type ShownSite } from '../publishing/items/item-asks.ts';
import { linkReference } from '../rich-text/link-reference.ts';
import { isSafeHref } from '../rich-text/links.ts';

/** The part of a site that links lead into. */
export type LinkedSite = Pick<ShownSite, 'website' | 'collections' | 'items' | 'assets'>;

/** Address of a stored link on a site; '' for a link whose target is not there, or that may not be linked to. */
export function resolveLink(link: string, site: LinkedSite): string {
  const reference = linkReference(link);
  if (!reference) return isSafeHref(link) ? link : '';
  const { kind, id } = reference;
  if (kind === 'file') {
    const asset = assetIn(site, id);
    return asset ? assetPath(site.website.id, asset) : '';
  }
  if (kind === 'page') return pageAddress(site, id);
  const item = site.items.ask({ kind: 'item', id });
  const collection = item && site.collections.find((each) => each.id === item.collectionId);
  return item && collection ? itemPath(collection, item, site.website.timeZone) : '';
}

function pageAddress({ collections }: LinkedSite, id: string): string {
  const page = collections.find((each) => each.id === id);
  if (!page) return '';
  return page.isHome ? '/' : `/${page.urlSlug}`;
}
