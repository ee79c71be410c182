import { type Decoder, nullable, number, objectWith, text, writtenList, writtenRecord } from '../decoders.ts';
import type { PageDocument } from '../pages/document.ts';
import type { ItemMeta, ItemStatus } from '../pages/item-fields.ts';
import type { ItemPart } from './parts.ts';
import type { SnapshotItem } from './snapshot.ts';

/** Stored part of an item besides title, address and place. */
export type StoredItem = Omit<
  SnapshotItem,
  'id' | 'collectionId' | 'recordType' | 'title' | 'urlSlug' | 'publishOn'
>;

/**
 * Its parts are separated and not checked: they are written with the site, and all items are read at once.
 */
export const storedItem: Decoder<StoredItem> = objectWith<StoredItem>({
  excerpt: text,
  tags: writtenList<string>,
  categories: writtenList<string>,
  imageAssetId: nullable(text),
  startDate: nullable(number),
  endDate: nullable(number),
  galleryAssetIds: writtenList<string>,
  customFields: writtenRecord<StoredItem['customFields']>,
  document: nullable(writtenRecord<PageDocument>),
});

/** An item with what is stored beside its document. */
export interface StoredItemRow {
  readonly title: string;
  readonly urlSlug: string;
  readonly status: ItemStatus;
  readonly publishAt: Date;
  readonly doc: StoredItem;
}

const emptyContent: PageDocument = { schema: 1, sections: {}, blocks: {} };

/** The document of an item: its content, and its fields as `meta`. */
export function itemDocument({ doc, publishAt, title, urlSlug, status }: StoredItemRow): PageDocument {
  const { document, ...fields } = doc;
  const meta: ItemMeta = { ...fields, title, urlSlug, status, publishOn: publishAt.getTime() };
  return { ...(document ?? emptyContent), meta };
}

/** Where the parts of an item's document are stored. @throws for a document without fields */
export function storedRow({ meta, ...document }: PageDocument): StoredItemRow {
  if (!meta) throw new Error('a document of an item has no fields');
  const { title, urlSlug, status, publishOn, ...fields } = meta;
  return { title, urlSlug, status, publishAt: new Date(publishOn), doc: { ...fields, document } };
}

/** The document of an item as it was published. */
export function publishedItem({
  id: _id,
  collectionId: _collectionId,
  recordType: _recordType,
  position: _position,
  document,
  ...fields
}: ItemPart): PageDocument {
  return { ...(document ?? emptyContent), meta: { ...fields, status: 'published' } };
}
