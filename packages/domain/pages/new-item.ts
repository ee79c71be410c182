import { emptyText } from '../rich-text/rich-text.ts';
import type { PageDocument } from './document.ts';
import type { ItemFields } from './item-fields.ts';
import { plainSection } from './plain-section.ts';
import { recordTypes } from './record-types.ts';

/** Fields that an item has besides those by which it is found. */
type NewFields = Omit<ItemFields, 'title' | 'urlSlug' | 'publishOn'>;

interface NewItem {
  readonly recordType: number;
  readonly doc: NewFields & { readonly document: PageDocument };
}

const hour = 60 * 60 * 1000;

/** An item with one text, empty where no words are given, and for an event a beginning in a week at the full hour. */
export function newItem({
  typeName,
  now,
  newId,
  excerpt = '',
  text = '',
}: {
  readonly typeName: string;
  readonly excerpt?: string;
  readonly text?: string;
  readonly now: number;
  readonly newId: () => string;
}): NewItem {
  const isEvent = typeName === 'events';
  return {
    recordType: recordTypeOf(typeName),
    doc: {
      excerpt,
      tags: [],
      categories: [],
      imageAssetId: null,
      startDate: isEvent ? Math.ceil(now / hour) * hour + 7 * 24 * hour : null,
      endDate: null,
      location: null,
      sourceUrl: '',
      galleryAssetIds: [],
      customFields: {},
      document: oneText(newId(), newId(), text),
    },
  };
}

function recordTypeOf(typeName: string): number {
  if (typeName === 'events') return recordTypes.event;
  return typeName === 'projects' || typeName === 'gallery' ? recordTypes.gallery : recordTypes.text;
}

function oneText(sectionId: string, blockId: string, words: string): PageDocument {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: words }] };
  const layout = { desktop: { x: 0, y: 0, w: 24, h: 4, z: 0, align: 'start' as const } };
  const text = {
    id: blockId,
    sectionId,
    position: 'a0',
    type: 2,
    value: { doc: words === '' ? emptyText : { type: 'doc', content: [paragraph] } },
    style: {},
    layout,
  };
  return { schema: 1, sections: { [sectionId]: plainSection(sectionId, 'a0') }, blocks: { [blockId]: text } };
}
