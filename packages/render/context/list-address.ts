import { toMajor } from '@veranda/domain/money/money';
import type { SnapshotCollection } from '@veranda/domain/publishing/snapshot';
import type { ListFilter } from './target.ts';

/** The filters of a list as they are in its address, in one order; what is not set is left out. */
export function filterParams(filter: ListFilter, currency: string): readonly (readonly [string, string])[] {
  const amount = (minor: bigint | null): string => (minor === null ? '' : toMajor(minor, currency));
  const all = [
    ['offset', filter.offset > 0 ? String(filter.offset) : ''],
    ['category', filter.category.replace(/^\//, '')],
    ['tag', filter.tag],
    ['author', filter.author],
    ['month', filter.month],
    ['events', filter.events],
    ['sort', filter.sort === 'position' ? '' : filter.sort],
    ['min', amount(filter.minMinor)],
    ['max', amount(filter.maxMinor)],
    ['available', filter.available ? '1' : ''],
  ] as const;
  return all.filter(([, value]) => value !== '');
}

/** The address of a list under filters. */
export function listAddress(
  collection: Pick<SnapshotCollection, 'urlSlug'>,
  filter: ListFilter,
  currency: string,
): string {
  const params = filterParams(filter, currency).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `/${collection.urlSlug}${params.length > 0 ? `?${params.join('&')}` : ''}`;
}
