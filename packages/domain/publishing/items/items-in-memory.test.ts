import { describe, expect, it } from 'vitest';
import type { SnapshotItem } from '../snapshot.ts';
import { listAsk } from './item-asks.ts';
import { itemIndex } from './item-index.ts';
import { itemsInMemory } from './items-in-memory.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21);
const journal = { id: 'journal', typeName: 'blog' };
const events = { id: 'events', typeName: 'events' };

function itemOf(id: string, more: Partial<SnapshotItem>): SnapshotItem {
  return { id, collectionId: 'journal', recordType: 1, tags: [], categories: [], ...more } as SnapshotItem;
}

const many = Array.from({ length: 10_000 }, (_, index) =>
  itemOf(`item-${String(index)}`, {
    tags: [`tag ${String(index % 7)}`],
    author: index % 2 === 0 ? 'Ada' : 'Ben',
    publishOn: now - ((index * 7919) % 10_000) * day,
    startDate: null,
  }),
);

describe('items that are all at hand', () => {
  it('are found as a look at each of 10,000 finds them, newest first', () => {
    const source = itemsInMemory(many, now);
    const asked = { tag: 'tag 3', author: 'Ben', offset: 20, limit: 10, isCounted: true };
    const wanted = many
      .filter(({ tags, author }) => tags.includes('tag 3') && author === 'Ben')
      .sort((a, b) => b.publishOn - a.publishOn);
    const { items, total } = source.ask(listAsk(journal, asked));
    expect(items).toEqual(wanted.slice(20, 30));
    expect(total).toBe(wanted.length);
    expect(source.ask(listAsk(journal, { tag: 'none', limit: 10 })).items).toEqual([]);
  });

  it('are put in order once, however often they are asked for', () => {
    expect(itemIndex(many, 'journal', 'newest')).toBe(itemIndex(many, 'journal', 'newest'));
    expect(itemIndex([...many], 'journal', 'newest')).not.toBe(itemIndex(many, 'journal', 'newest'));
  });

  it('are events that come before those that are over, each in its order', () => {
    const items = [3, -1, 5, -4].map((days) =>
      itemOf(String(days), { collectionId: 'events', startDate: now + days * day }),
    );
    const source = itemsInMemory(items, now);
    expect(source.ask(listAsk(events, { limit: 9 })).items.map(({ id }) => id)).toEqual([
      '3',
      '5',
      '-1',
      '-4',
    ]);
    const beside = source.ask({ kind: 'beside', collectionId: 'events', order: 'events', id: '5' });
    expect([beside.before?.id, beside.after?.id]).toEqual(['3', '-1']);
  });
});
