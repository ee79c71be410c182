import type { FormDraft } from '@veranda/db/forms/reader';
import type { ItemRecord, PageRecord } from '@veranda/db/pages/reader';
import type { SiteRecord } from '@veranda/db/sites/reader';
import type { Asset } from '@veranda/domain/media/asset';
import { seoOf, typeNameOf } from '@veranda/domain/pages/stored-page';
import type {
  NavigationNode,
  SiteSnapshot,
  SnapshotCollection,
  SnapshotForm,
  SnapshotItem,
} from '@veranda/domain/publishing/snapshot';
import type { StoredSettings } from '@veranda/domain/sites/stored-settings';

/** The rows that a snapshot is made of. */
interface SnapshotRows {
  readonly site: SiteRecord;
  readonly settings: { readonly doc: StoredSettings } | undefined;
  readonly pages: readonly PageRecord[];
  readonly items: readonly ItemRecord[];
  readonly assets: readonly Asset[];
  readonly forms: readonly FormDraft[];
  /** Ids of a page and an item that are in it whatever their state is: an editor draws them. */
  readonly drawn?: ReadonlySet<string>;
}

/** Puts together everything that publishing fixes. The same rows give the same text, key by key. */
export function assembleSnapshot(rows: SnapshotRows): SiteSnapshot {
  if (!rows.settings) throw new Error('the site has no settings');
  const stored = rows.settings.doc;
  const drawn = rows.drawn ?? nothing;
  const pages = rows.pages.filter(
    (page) => drawn.has(page.id) || (page.deletedAt === null && page.status === 'published' && page.enabled),
  );
  const shown = new Set(pages.map((page) => page.id));
  const collections = pages.map(toCollection).sort((a, b) => (a.id < b.id ? -1 : 1));
  const items = rows.items
    .filter((item) => drawn.has(item.id) || (item.status === 'published' && shown.has(item.collectionId)))
    .map(toItem);
  const used = JSON.stringify([stored.settings, collections, items]);
  return {
    schema: 1,
    website: {
      id: rows.site.id,
      slug: rows.site.slug,
      title: rows.site.title,
      language: rows.site.language,
      timeZone: rows.site.timeZone,
      currency: rows.site.currency,
    },
    settings: stored.settings,
    theme: { key: rows.site.theme, tweaks: stored.tweaks },
    navigation: {
      main: shownNodes(stored.navigation.main, shown),
      footer: shownNodes(stored.navigation.footer, shown),
    },
    collections,
    items,
    ...(rows.forms.length === 0 ? {} : { forms: Object.fromEntries(rows.forms.map(toForm)) }),
    assets: Object.fromEntries(
      rows.assets
        .filter((asset) => used.includes(asset.id))
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map((asset) => [asset.id, asset]),
    ),
  };
}

const nothing: ReadonlySet<string> = new Set();

function shownNodes(nodes: readonly NavigationNode[], shown: ReadonlySet<string>): NavigationNode[] {
  return nodes
    .filter((node) => node.target.kind === 'external' || shown.has(node.target.collectionId))
    .map((node) => ({ ...node, children: shownNodes(node.children, shown) }));
}

function toCollection(page: PageRecord): SnapshotCollection {
  const { doc } = page;
  return {
    id: page.id,
    type: page.type,
    typeName: typeNameOf(page.type, page.doc),
    title: page.title,
    navigationTitle: page.navigationTitle,
    urlSlug: page.urlSlug,
    description: page.description,
    isHome: page.isHome,
    seo: seoOf(doc),
    ...(doc.access ? { access: doc.access } : {}),
    document: doc.document ?? null,
  };
}

function toItem(row: ItemRecord): SnapshotItem {
  return {
    ...row.doc,
    id: row.id,
    collectionId: row.collectionId,
    recordType: row.recordType,
    title: row.title,
    urlSlug: row.urlSlug,
    publishOn: row.publishAt.getTime(),
  };
}

// The targets of answers are nothing that a page could show.
function toForm({ id, name, doc, versionId }: FormDraft): [string, SnapshotForm] {
  const { storage: _storage, ...shown } = doc;
  return [id, { name, versionId: versionId, ...shown }];
}
