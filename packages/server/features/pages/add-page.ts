import { collectionTypes } from '@veranda/domain/pages/collection-types';
import type { createPage, PageSummary } from '@veranda/contracts/pages';
import type { EndpointInput } from '@veranda/contracts/endpoint';
import { findPages } from '@veranda/db/pages/reader';
import { insertPage } from '@veranda/db/pages/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSettings } from '@veranda/db/sites/reader';
import { saveSettings } from '@veranda/db/sites/writer';
import type { PageDocument } from '@veranda/domain/pages/document';
import { freePageSlug, pageSlug } from '@veranda/domain/pages/slug';
import type { NavigationNode } from '@veranda/domain/publishing/snapshot';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { pageSummary } from './read-pages.ts';

/** Collection type of a page (administration §3). */
/** Adds a page with one empty section, as a draft of the site: visitors see it after publishing. */
export async function addPage(
  deps: Pick<Deps, 'db' | 'newId' | 'reservedSlugs'>,
  site: SiteEntry,
  wanted: EndpointInput<typeof createPage>['body'],
): Promise<PageSummary | Refusal> {
  const slug = pageSlug(wanted.urlSlug ?? wanted.title) ?? (wanted.urlSlug ? null : 'page');
  if (slug === null)
    return refuse('slug-invalid', { field: 'urlSlug', params: { val: wanted.urlSlug ?? '' } });
  const id = deps.newId();
  return deps.db.forSite(site.id, async (tx) => {
    const pages = await findPages(tx);
    const reserved = deps.reservedSlugs();
    const taken = new Set(pages.filter((page) => page.deletedAt === null).map((page) => page.urlSlug));
    await insertPage(tx, {
      id,
      type: collectionTypes.page,
      title: wanted.title,
      navigationTitle: wanted.title,
      urlSlug: freePageSlug(slug, (free) => taken.has(free) || reserved.has(free)),
      doc: { typeName: 'page', document: emptyDocument(deps.newId(), wanted.title, deps.newId()) },
    });
    if (wanted.place !== 'unlinked')
      await link(tx, { id, title: wanted.title, place: wanted.place, nodeId: deps.newId() });
    return pageSummary(tx, site, id);
  });
}

function emptyDocument(sectionId: string, title: string, blockId: string): PageDocument {
  return {
    schema: 1,
    sections: {
      [sectionId]: {
        id: sectionId,
        position: 'a0',
        theme: 'lightest',
        background: { kind: 'none' },
        width: 'content',
        minHeight: 0,
        spacing: 'large',
        verticalAlign: 'top',
        anchor: '',
      },
    },
    blocks: {
      [blockId]: {
        id: blockId,
        sectionId,
        position: 'a0',
        type: 2,
        value: {
          doc: {
            type: 'doc',
            content: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: title }] }],
          },
        },
        style: {},
        layout: { desktop: { x: 0, y: 0, w: 16, h: 3, z: 0, align: 'start' } },
      },
    },
  };
}

async function link(
  tx: SiteTransaction,
  entry: { id: string; title: string; place: 'main' | 'footer'; nodeId: string },
): Promise<void> {
  const row = await findSettings(tx);
  if (!row) throw new Error('the site has no settings');
  const { navigation } = row.doc;
  const node: NavigationNode = {
    id: entry.nodeId,
    title: entry.title,
    target: { kind: 'collection', collectionId: entry.id },
    children: [],
  };
  const nodes = [...navigation[entry.place], node];
  const doc = { ...row.doc, navigation: { ...navigation, [entry.place]: nodes } };
  await saveSettings(tx, { doc, version: row.version });
}
