import { dateText, wallTimeOf } from '../dates/zone-time.ts';
import type { CollectionSettings } from './collection-settings.ts';

/** The part of a collection that addresses of its items are made of. */
export interface AddressedCollection {
  readonly urlSlug: string;
  readonly list?: Pick<CollectionSettings, 'itemAddress'>;
}

/** The part of an item that its address is made of. */
export interface AddressedItem {
  readonly urlSlug: string;
  /** Milliseconds since 1970. */
  readonly publishOn: number;
}

/** Address of an item on its own site; a date in it is that of its publication on the clock of the zone. */
export function itemPath(collection: AddressedCollection, item: AddressedItem, timeZone: string): string {
  return `/${collection.urlSlug}/${itemAddress(collection, item, timeZone)}`;
}

/** Address of an item below its collection: `rain`, `2026/11/rain` or `2026/11/27/rain`. */
export function itemAddress(
  { list }: Pick<AddressedCollection, 'list'>,
  { urlSlug, publishOn }: AddressedItem,
  timeZone: string,
): string {
  const { itemAddress: format = 'title' } = list ?? {};
  if (format === 'title') return urlSlug;
  const date = dateText(wallTimeOf(publishOn, timeZone));
  return `${date.slice(0, format === 'month' ? 7 : 10).replaceAll('-', '/')}/${urlSlug}`;
}

/** Last part of an address below a collection, with or without a date before it; null for any other address. */
export function itemSlugOf(parts: readonly string[]): string | null {
  const [, slug] = /^(?:\d{4}\/\d{1,2}\/(?:\d{1,2}\/)?)?([^/]+)$/.exec(parts.join('/')) ?? [];
  return slug ?? null;
}
