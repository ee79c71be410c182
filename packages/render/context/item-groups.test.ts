import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { describe, expect, it } from 'vitest';
import { sampleSnapshot } from '../page/sample-site.test-data.ts';
import { itemGroups } from './item-groups.ts';
import type { Session } from './session.ts';

const now = Date.UTC(2026, 10, 21);
const plain = sampleSnapshot();
const [first] = plain.items as readonly [SnapshotItem];
const journal = plain.collections.find(({ id }) => id === 'journal') as SnapshotCollection;

const items = Array.from(
  { length: 1000 },
  (_, index): SnapshotItem => ({
    ...first,
    id: `item-${String(index)}`,
    tags: [`tag ${String(index % 7)}`],
    author: index % 2 === 0 ? 'Ben' : 'Ada',
    publishOn: now - ((index * 7919) % 1000) * 86_400_000,
  }),
);
const session = { snapshot: shownSite({ ...plain, items }, now), now } as unknown as Session;

describe('the groups of a collection', () => {
  it('are counted, months newest first and others by name, with the addresses of their lists', () => {
    expect(itemGroups(session, journal, 'author').map(({ name, count }) => [name, count])).toEqual([
      ['Ada', 500],
      ['Ben', 500],
    ]);
    const months = itemGroups(session, journal, 'month').map(({ name }) => name);
    expect(months).toEqual(months.toSorted().reverse());
    expect(itemGroups(session, journal, 'tag')[0]?.href).toBe('/journal?tag=tag%200');
  });
});
