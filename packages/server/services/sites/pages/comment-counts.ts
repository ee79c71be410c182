import type { CatalogNeeds, CatalogView } from '@veranda/render/context/catalog-view';
import type { DrawnSite } from './drawn-site.ts';

/** The needs with the items that were read for the page as those whose comments are counted. */
export function countShown(needs: CatalogNeeds, drawn: Pick<DrawnSite, 'itemIds'>): CatalogNeeds {
  const { comments } = needs;
  return { ...needs, comments: comments && { ...comments, countsOf: drawn.itemIds() } };
}

/** A page's catalogue, and how the page is drawn with it. */
interface CountedPage<Page> {
  readonly catalog: CatalogView;
  readonly drawn: Pick<DrawnSite, 'itemIds'>;
  draw(catalog: CatalogView): Promise<Page>;
  /** Reads numbers of comments again; null where the page shows none. */
  readonly readCounts: (() => Promise<Pick<CatalogView, 'commentCounts' | 'likeCounts'>>) | null;
}

/**
 * Draws a page. Items that a text or a tag of the theme shows are known once they are drawn: with the numbers of
 * their comments it is drawn again.
 */
export async function drawCounted<Page>({
  catalog,
  drawn,
  draw,
  readCounts,
}: CountedPage<Page>): Promise<Page> {
  const counted = drawn.itemIds()?.length;
  const page = await draw(catalog);
  const isCounted = catalog.commentSettings.enabled || catalog.socialSettings.simpleLiking;
  if (!readCounts || !isCounted || counted === drawn.itemIds()?.length) return page;
  const { commentCounts, likeCounts } = await readCounts();
  return draw({ ...catalog, commentCounts, likeCounts });
}
