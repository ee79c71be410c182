import { findDescriptions } from '@veranda/db/catalog/listing-reader';
import type { PageOutput } from '@veranda/render/page/render-page';
import { type ExcerptView, excerptView } from '@veranda/render/excerpt-view';
import type { SitesDeps } from '../deps.ts';

interface Listed {
  readonly id: string;
  readonly excerpt: ExcerptView | null;
  /** Lowest price; for a product only. */
  readonly fromPrice?: unknown;
}

/**
 * A list whose products without an excerpt have their description in its place: readers of product feeds
 * refuse goods of which nothing is said, and only a feed needs what a row of a list has not.
 */
export async function withDescriptions<Page extends PageOutput>(
  { db }: Pick<SitesDeps, 'db'>,
  siteId: string,
  page: Page,
): Promise<Page> {
  const listed = page.context['items'];
  if (!Array.isArray(listed)) return page;
  const items = listed as readonly Listed[];
  const silent = items.filter(({ excerpt, fromPrice }) => excerpt === null && fromPrice !== undefined);
  if (silent.length === 0) return page;
  const ids = silent.map(({ id }) => id);
  const texts = await db.forSite(siteId, (tx) => findDescriptions(tx, ids), { readOnly: true });
  const described = items.map((item) => ({
    ...item,
    excerpt: item.excerpt ?? excerptView(texts.get(item.id) ?? ''),
  }));
  return { ...page, context: { ...page.context, items: described } };
}
