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
  'cover-page': collectionTypes['splash-page'],
  gallery: collectionTypes['gallery-block'],
};

interface NewPage {
  readonly id: string;
  readonly title: string;
  readonly newId: () => string;
}

/**
 * What a new page begins with: a page with its title, a cover page with it as a slice, a gallery with a block that shows
 * its items, and any other collection with its list alone.
 */
export function newPage(kind: PageKind, page: NewPage): { readonly type: number; readonly doc: StoredPage } {
  const type = types[kind] ?? collectionTypes.generic;
  if (kind === 'cover-page')
    return { type, doc: { typeName: kind, document: null, slide: titledSlide(page) } };
  const hasContent = kind === 'page' || kind === 'gallery';
  return { type, doc: { typeName: kind, document: hasContent ? titledDocument(kind, page) : null } };
}

function titledSlide({ newId, title }: NewPage) {
  const id = newId();
  const slice = { id, position: 'a0', name: 'heading', value: { text: title, size: 'medium' } } as const;
  return { ...emptySlide('cover-page'), slices: { [id]: slice } };
}

function titledDocument(kind: 'page' | 'gallery', { id, title, newId }: NewPage): PageDocument {
  const sectionId = newId();
  const heading = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: title }] };
  const blockOf = (position: string, content: Pick<Block, 'type' | 'value'>, place: object): Block => ({
    id: newId(),
    sectionId,
    position,
    ...content,
    style: {},
    layout: { desktop: { x: 0, y: 0, w: 24, h: 3, z: 0, align: 'start', ...place } },
  });
  const value = { ...gallery.defaults, source: 'collection', collectionId: id };
  const blocks = [
    blockOf('a0', { type: 2, value: { doc: { type: 'doc', content: [heading] } } }, { w: 16 }),
    ...(kind === 'gallery' ? [blockOf('a1', { type: gallery.id, value }, { y: 4, h: gallery.size.h })] : []),
  ];
  return {
    schema: 1,
    sections: { [sectionId]: { ...plainSection(sectionId, 'a0'), spacing: 'large' } },
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  };
}
