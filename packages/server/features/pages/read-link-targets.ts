import type { LinkTarget } from '@veranda/contracts/pages';
import { findAssets } from '@veranda/db/media/reader';
import { findLinkTargets } from '@veranda/db/pages/reader';
import { assetPath } from '@veranda/domain/media/asset-address';
import { itemPath } from '@veranda/domain/pages/item-path';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** What links of a site may lead to by its id: its pages, each before its items, and the file that is asked for. */
export async function readLinkTargets(
  deps: Pick<Deps, 'db' | 'reservedSlugs'>,
  site: SiteEntry,
  file: string | undefined,
): Promise<{ targets: LinkTarget[]; reserved: string[] }> {
  const { found, files } = await deps.db.forSite(
    site.id,
    async (tx) => ({
      found: await findLinkTargets(tx),
      files: file === undefined ? [] : await findAssets(tx, [file]),
    }),
    { readOnly: true },
  );
  const fileTargets = files.map((asset): LinkTarget => {
    const path = assetPath(site.id, asset);
    return { kind: 'file', id: asset.id, title: asset.fileName, path, isPublic: true };
  });
  return {
    targets: [...pageTargets(found, site.timeZone), ...fileTargets],
    reserved: [...deps.reservedSlugs()],
  };
}

function pageTargets(
  { pages, items }: Awaited<ReturnType<typeof findLinkTargets>>,
  timeZone: string,
): LinkTarget[] {
  const itemsOf = Map.groupBy(items, ({ collectionId }) => collectionId);
  return pages.flatMap(({ id, title, urlSlug, isHome, list, ...page }) => {
    const collection = { urlSlug, ...(list ? { list } : {}) };
    const isPublic = page.status === 'published';
    const own: LinkTarget = { kind: 'page', id, title, path: isHome ? '/' : `/${urlSlug}`, isPublic };
    const below = (itemsOf.get(id) ?? []).map(
      (item): LinkTarget => ({
        kind: 'item',
        id: item.id,
        title: item.title,
        path: itemPath(collection, { urlSlug: item.urlSlug, publishOn: item.publishAt.getTime() }, timeZone),
        isPublic: isPublic && item.status === 'published',
      }),
    );
    return [own, ...below];
  });
}
