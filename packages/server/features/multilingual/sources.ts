import { findDrafts } from '@veranda/db/forms/reader';
import { findProductIds } from '@veranda/db/multilingual/sources';
import { findProductContents } from '@veranda/db/pages/product-contents';
import { findItems, findItemsById, findPages, findPagesById } from '@veranda/db/pages/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSettings, findSiteById } from '@veranda/db/sites/reader';
import type { PartKey } from '@veranda/domain/publishing/parts';
import { type BarePart, bareParts } from '../../services/sites/publishing/document-parts.ts';
import { readProductTexts } from '../../services/sites/publishing/refresh-draft.ts';

/** A document of the draft as it is translated. */
interface SourceDocument {
  readonly part: BarePart;
  readonly title: string;
}

/** The documents of the draft, or one of them: the site first, then pages, items, products and forms. */
export async function readSources(tx: SiteTransaction, key?: PartKey): Promise<readonly SourceDocument[]> {
  const ids = (kind: string) => (key ? (key.kind === kind ? [key.id] : []) : undefined);
  const record = await findSiteById(tx, tx.siteId);
  const settings = await findSettings(tx);
  const isOfSite = !key || (key.kind === 'site' && key.id === tx.siteId);
  const pages = key ? await findPagesById(tx, ids('page') ?? []) : await findPages(tx);
  const items = key ? await findItemsById(tx, ids('item') ?? []) : await findItems(tx);
  const productIds = ids('product') ?? (await findProductIds(tx));
  const parts = bareParts({
    site: isOfSite && record && settings ? { record, settings: settings.doc } : null,
    pages: pages.filter(({ deletedAt }) => deletedAt === null),
    items,
    forms: await findDrafts(tx, ids('form')),
    products: await findProductContents(tx, ids('product')),
    translatedProducts: await readProductTexts(tx, productIds),
  });
  return order.flatMap((kind) =>
    parts.filter((part) => part.kind === kind).map((part) => ({ part, title: titleOf(part) })),
  );
}

const order = ['site', 'page', 'item', 'product', 'form'] as const;

function titleOf({ part }: BarePart): string {
  if ('website' in part) return part.website.title;
  if ('name' in part) return part.name;
  if ('title' in part) return part.title;
  return part.texts?.['title'] ?? '';
}
