import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { describe, expect, it } from 'vitest';
import { sampleSnapshot } from '../page/sample-site.test-data.ts';
import { filteredItems, itemsOf } from './item-context.ts';
import { itemGroups } from './item-groups.ts';
import { itemIndex } from './item-index.ts';
import type { Session } from './session.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21);
const plain = sampleSnapshot();
const [first] = plain.items as readonly [SnapshotItem];
const journal = plain.collections.find(({ id }) => id === 'journal') as SnapshotCollection;
const events: SnapshotCollection = { ...journal, id: 'events', typeName: 'events' };

function sessionOf(items: readonly SnapshotItem[]): Session {
  return { snapshot: { ...plain, items }, now } as unknown as Session;
}

const many = Array.from(
  { length: 10_000 },
  (_, index): SnapshotItem => ({
    ...first,
    id: `item-${String(index)}`,
    tags: [`tag ${String(index % 7)}`],
    author: index % 2 === 0 ? 'Ada' : 'Ben',
    publishOn: now - ((index * 7919) % 10_000) * day,
  }),
);

describe('the index of a collection', () => {
  it('finds what a look at each of 10,000 items finds, newest first', () => {
    const session = sessionOf(many);
    const found = filteredItems(session, journal, { tag: 'tag 3', author: 'Ben', category: '', month: '' });
    const wanted = many
      .filter(({ tags, author }) => tags.includes('tag 3') && author === 'Ben')
      .sort((a, b) => b.publishOn - a.publishOn);
    expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    expect(filteredItems(session, journal, { tag: 'none', author: '', category: '', month: '' })).toEqual([]);
  });

  it('is made once for a revision, however often it is asked', () => {
    const session = sessionOf(many);
    expect(itemIndex(session, journal)).toBe(itemIndex(sessionOf(session.snapshot.items), journal));
    expect(itemIndex(sessionOf([...many]), journal)).not.toBe(itemIndex(session, journal));
  });

  it('has events that come before those that are over, each in its order', () => {
    const items = [3, -1, 5, -4].map((days) => ({
      ...first,
      id: String(days),
      collectionId: 'events',
      startDate: now + days * day,
    }));
    expect(itemsOf(sessionOf(items), events).map(({ id }) => id)).toEqual(['3', '5', '-1', '-4']);
  });

  it('counts its groups, months newest first and others by name', () => {
    const session = sessionOf(many);
    expect(itemGroups(session, journal, 'author').map(({ name, count }) => [name, count])).toEqual([
      ['Ada', 5000],
      ['Ben', 5000],
    ]);
    const months = itemGroups(session, journal, 'month').map(({ name }) => name);
    expect(months).toEqual(months.toSorted().reverse());
    expect(itemGroups(session, journal, 'tag')[0]?.href).toBe('/journal?tag=tag%200');
  });
});
