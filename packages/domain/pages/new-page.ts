import { album } from '../blocks/album/album.ts';
import { folder } from '../blocks/folder/folder.ts';
import { gallery } from '../blocks/gallery/gallery.ts';
import { collectionTypes } from './collection-types.ts';
import type { Block, PageDocument } from './document.ts';
import type { PageKind } from './page-types.ts';
import { plainSection } from './plain-section.ts';
import { emptySlide } from './slides/slide.ts';
import type { StoredPage } from './stored-page.ts';

/** Collection types of kinds that are no list of items like others. */
const types: { readonly [Kind in PageKind]?: number } = {
  page: collectionTypes.page,
  folder: collectionTypes.page,
  album: collectionTypes.page,
  'cover-page': collectionTypes['splash-page'],
  gallery: collectionTypes['gallery-block'],
};

interface NewPage {
  readonly id: string;
  readonly title: string;
  readonly newId: () => string;
}

/**
 * What a new page begins with: a page with its title, a cover page with it as a slice, a folder with a block that lists
 * the pages in it, an album with one for its tracks, a gallery with one that shows its items, and any other collection with
 * its list alone.
 */
export function newPage(kind: PageKind, page: NewPage): { readonly type: number; readonly doc: StoredPage } {
  const type = types[kind] ?? collectionTypes.generic;
  if (kind === 'cover-page')
    return { type, doc: { typeName: kind, document: null, slide: titledSlide(page) } };
  const begin = beginnings[kind];
  const document = begin ? titledDocument(page, begin(page)) : null;
  const typeName = kind === 'album' ? 'page' : kind;
  return { type, doc: { typeName, ...(kind === 'folder' ? { folder: 'index' } : {}), document } };
}

/** A block below the title of a new page, of so many rows. */
interface Beginning {
  readonly type: number;
  readonly value: Block['value'];
  readonly h: number;
}

/** Blocks below the title; kinds that are not here begin with their list alone. */
const beginnings: { readonly [Kind in PageKind]?: (page: NewPage) => Beginning | null } = {
  page: () => null,
  folder: ({ id }) => ({
    type: folder.id,
    value: { ...folder.defaults, folderId: id, showTitle: false, showDescriptions: true },
    h: folder.size.h,
  }),
  album: () => ({ type: album.id, value: album.defaults, h: album.size.h }),
  gallery: ({ id }) => ({
    type: gallery.id,
    value: { ...gallery.defaults, source: 'collection', collectionId: id },
    h: gallery.size.h,
  }),
};

function titledSlide({ newId, title }: NewPage) {
  const id = newId();
  const slice = { id, position: 'a0', name: 'heading', value: { text: title, size: 'medium' } } as const;
  return { ...emptySlide('cover-page'), slices: { [id]: slice } };
}

function titledDocument({ title, newId }: NewPage, begin: Beginning | null): PageDocument {
  const sectionId = newId();
  const heading = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: title }] };
  const blockOf = (
    position: string,
    { type, value }: Pick<Block, 'type' | 'value'>,
    place: object,
  ): Block => ({
    id: newId(),
    sectionId,
    position,
    type,
    value,
    style: {},
    layout: { desktop: { x: 0, y: 0, w: 24, h: 3, z: 0, align: 'start', ...place } },
  });
  const blocks = [
    blockOf('a0', { type: 2, value: { doc: { type: 'doc', content: [heading] } } }, { w: 16 }),
    ...(begin ? [blockOf('a1', begin, { y: 4, h: begin.h })] : []),
  ];
  return {
    schema: 1,
    sections: { [sectionId]: { ...plainSection(sectionId, 'a0'), spacing: 'large' } },
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  };
}
