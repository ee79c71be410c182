import { type Decoder, nullable, number, objectWith, text, writtenList, writtenRecord } from '../decoders.ts';
import type { PageDocument } from '../pages/document.ts';
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
