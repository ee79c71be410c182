import type { Canvas, CanvasData, CanvasNeeds } from '@veranda/contracts/canvas';
import { findProduct } from '@veranda/db/catalog/reader';
import { findAssets } from '@veranda/db/media/reader';
import { findItem, findPage } from '@veranda/db/pages/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { encodeCatalog } from '@veranda/render/context/catalog-json';
import type { CatalogView } from '@veranda/render/context/catalog-view';
import { type DrawnDocument, targetOfDocument } from '@veranda/render/context/target';
import { bareNeeds, catalogNeeds, groupNeeds } from '@veranda/render/page/catalog-needs';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { readCatalog } from '../../services/sites/pages/read-catalog.ts';
import { draftSnapshot } from '../../services/sites/publishing/draft-state.ts';

/** Everything that a browser draws a document of the draft from; it is drawn whatever its state is. */
export async function readCanvas(
  deps: Pick<Deps, 'db' | 'pages' | 'now'>,
  site: SiteEntry,
  drawn: DrawnDocument,
): Promise<Canvas | Refusal> {
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const product = drawn.kind === 'product' ? await findProduct(tx, drawn.id) : null;
      const ids = product ? new Set([product.collectionId]) : await idsOf(tx, drawn);
      if (ids === null) return refuse('unknown-document');
      const snapshot = await draftSnapshot(tx, { drawn: ids });
      const target = targetOfDocument(shownSite(snapshot, deps.now()), drawn, product);
      if (target === null) return refuse('unknown-document');
      const { theme, files, preloads, italicPreloads, tweakClasses, sheet } = await deps.pages.theme(
        snapshot.theme,
      );
      const catalog = withDrawn(await readCatalog(tx, catalogNeeds(snapshot, theme, target)), drawn);
      return {
        snapshot: shownParts(snapshot, drawn),
        theme: { key: theme.key, files: Object.fromEntries([...files].filter(([path]) => !isSheet(path))) },
        catalog: encodeCatalog(catalog),
        origin: site.origin,
        now: deps.now(),
        stylesheet: `/api/studio/sites/${site.id}/canvas-sheets/${sheet}`,
        fontPreloads: [...preloads],
        italicPreloads: [...italicPreloads],
        tweakClasses: [...tweakClasses],
      };
    },
    { readOnly: true },
  );
}

/** Reads what blocks show that were changed since. */
export async function readCanvasData(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  { assetIds, groupsOf, ...needs }: CanvasNeeds,
): Promise<CanvasData> {
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const assets = await findAssets(tx, assetIds);
      return {
        catalog: encodeCatalog(await readCatalog(tx, { ...bareNeeds, ...needs, ...groupNeeds(groupsOf) })),
        assets: Object.fromEntries(assets.map((asset) => [asset.id, asset])),
      };
    },
    { readOnly: true },
  );
}

// An item is drawn with its collection, which may be hidden too.
async function idsOf(tx: SiteTransaction, { kind, id }: DrawnDocument): Promise<ReadonlySet<string> | null> {
  if (kind === 'product') return null;
  if (kind === 'page') return (await findPage(tx, id)) ? new Set([id]) : null;
  const item = await findItem(tx, id);
  return item ? new Set([id, item.collectionId]) : null;
}

// A product is drawn whatever its state is.
function withDrawn(catalog: CatalogView, { kind, id }: DrawnDocument): CatalogView {
  const product = kind === 'product' ? catalog.products.get(id) : undefined;
  if (!product) return catalog;
  const products = new Map(catalog.products).set(id, { ...product, state: 'published' });
  return { ...catalog, products };
}

function isSheet(path: string): boolean {
  return /\.(?:less|css)$/.test(path);
}

// Sections of other pages are not drawn, and hashes of passwords stay here.
function shownParts(snapshot: SiteSnapshot, drawn: DrawnDocument): SiteSnapshot {
  const documentOf = <T extends SiteSnapshot['items'][number] | SiteSnapshot['collections'][number]>(
    part: T,
  ) => (part.id === drawn.id ? part.document : null);
  const collections = snapshot.collections.map(({ access, ...collection }) => ({
    ...collection,
    ...(access && access.kind !== 'password' ? { access } : {}),
    document: documentOf(collection),
  }));
  const items = snapshot.items.map((item) => ({ ...item, document: documentOf(item) }));
  const content = snapshot.products?.[drawn.id];
  const products = content ? { [drawn.id]: content } : {};
  const used = JSON.stringify([snapshot.settings, collections, items, content]);
  const assets = Object.entries(snapshot.assets).filter(([id]) => used.includes(id));
  return { ...snapshot, collections, items, products, assets: Object.fromEntries(assets) };
}
