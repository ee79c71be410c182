import { slideEditSchemas } from '@veranda/contracts/slide-edits';
import { saveCoverPage } from '@veranda/db/documents/writer';
import { findPage } from '@veranda/db/pages/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSettings } from '@veranda/db/sites/reader';
import { saveSlide } from '@veranda/db/sites/writer';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { emptySlide, type SiteSlideType, type Slide } from '@veranda/domain/pages/slides/slide';
import { slideKinds } from '@veranda/domain/pages/slides/slide-kinds';
import type { SlideType } from '@veranda/domain/slices/slice-kind';
import type { DocumentStore } from './store-of-kind.ts';

/** The slide of a cover page, whose document has the id of the page. */
const coverPages: DocumentStore<Slide> = {
  kind: slideKinds['cover-page'],
  schemas: slideEditSchemas,
  async read(tx, id) {
    const page = await findCoverPage(tx, id);
    return page === null ? undefined : (page.doc.slide ?? emptySlide('cover-page'));
  },
  exists: async (tx, id) => (await findCoverPage(tx, id)) !== null,
  write: saveCoverPage,
};

async function findCoverPage(tx: SiteTransaction, id: string) {
  const page = await findPage(tx, id);
  return page?.type === collectionTypes['splash-page'] ? page : null;
}

/** A slide of which a site has one, whose document has the id of the site. */
function siteSlideStore(type: SiteSlideType): DocumentStore<Slide> {
  return {
    kind: slideKinds[type],
    schemas: slideEditSchemas,
    async read(tx, id) {
      const settings = id === tx.siteId ? await findSettings(tx) : undefined;
      return settings && (settings.doc.slides?.[type] ?? emptySlide(type));
    },
    exists: async (tx, id) => id === tx.siteId,
    write: (tx, _id, slide) => saveSlide(tx, type, slide),
  };
}

/** Stores of slides by their type. */
export const slideStores: Readonly<Record<SlideType, DocumentStore<Slide>>> = {
  'cover-page': coverPages,
  'lock-screen': siteSlideStore('lock-screen'),
  'popup-overlay': siteSlideStore('popup-overlay'),
  'sso-screen': siteSlideStore('sso-screen'),
};
