import { plainSection } from '@veranda/domain/pages/plain-section';
import { emptySlide, type Slide } from '@veranda/domain/pages/slides/slide';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import type { createPage, PageSummary, pageKinds } from '@veranda/contracts/pages';
import type { EndpointInput } from '@veranda/contracts/endpoint';
import { findPages } from '@veranda/db/pages/reader';
import { insertPage } from '@veranda/db/pages/writer';
import type { PageDocument } from '@veranda/domain/pages/document';
import { freePageSlug, pageSlug } from '@veranda/domain/pages/slug';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import { linkPage } from './menu-links.ts';
import { pageSummary } from './read-pages.ts';

/** Adds a page with one empty section, or a collection without items, as a draft of the site: visitors see it after publishing. */
export async function addPage(
  deps: Pick<Deps, 'db' | 'newId' | 'reservedSlugs'>,
  site: SiteEntry,
  { accountId, ...wanted }: EndpointInput<typeof createPage>['body'] & { readonly accountId: string },
): Promise<PageSummary | Refusal> {
  const slug = pageSlug(wanted.urlSlug ?? wanted.title) ?? (wanted.urlSlug ? null : 'page');
  if (slug === null)
    return refuse('slug-invalid', { field: 'urlSlug', params: { val: wanted.urlSlug ?? '' } });
  const id = deps.newId();
  const { kind = 'page' } = wanted;
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const pages = await findPages(tx);
    const reserved = deps.reservedSlugs();
    const taken = new Set(pages.filter((page) => page.deletedAt === null).map((page) => page.urlSlug));
    await insertPage(tx, {
      id,
      type: typeOf(kind),
      title: wanted.title,
      navigationTitle: wanted.title,
      urlSlug: freePageSlug(slug, (free) => taken.has(free) || reserved.has(free)),
      doc: {
        typeName: kind,
        document: kind === 'page' ? emptyDocument(deps.newId(), wanted.title, deps.newId()) : null,
        ...(kind === 'cover-page' ? { slide: titledSlide(deps.newId(), wanted.title) } : {}),
      },
    });
    const { title, place } = wanted;
    const refused =
      place === 'unlinked'
        ? null
        : await linkPage({ tx, newId: deps.newId, accountId }, { id, title }, place);
    if (refused) return refused;
    return pageSummary(tx, site, id);
  });
}

function typeOf(kind: (typeof pageKinds)[number]): number {
  if (kind === 'page') return collectionTypes.page;
  return kind === 'cover-page' ? collectionTypes['splash-page'] : collectionTypes.generic;
}

function titledSlide(id: string, title: string): Slide {
  const slice = { id, position: 'a0', name: 'heading', value: { text: title, size: 'medium' } } as const;
  return { ...emptySlide('cover-page'), slices: { [id]: slice } };
}

function emptyDocument(sectionId: string, title: string, blockId: string): PageDocument {
  return {
    schema: 1,
    sections: {
      [sectionId]: { ...plainSection(sectionId, 'a0'), spacing: 'large' },
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
