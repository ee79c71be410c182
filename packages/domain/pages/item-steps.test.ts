import { describe, expect, it } from 'vitest';
import { runEdits } from '../documents/transaction.ts';
import { isRefusal } from '../refusal.ts';
import type { ItemMeta } from './item-fields.ts';
import { type ItemListChange, itemListEdits } from './item-steps.ts';
import { itemKind } from './page-kind.ts';

const meta: ItemMeta = {
  title: 'Bread',
  urlSlug: 'bread',
  status: 'draft',
  excerpt: '',
  tags: ['Rye', 'oven'],
  categories: [],
  imageAssetId: null,
  publishOn: 0,
  startDate: 10,
  endDate: 25,
  location: null,
  sourceUrl: '',
  galleryAssetIds: [],
  customFields: {},
};

function after(change: ItemListChange) {
  const document = { schema: 1 as const, sections: {}, blocks: {}, meta };
  const outcome = runEdits(itemKind, document, itemListEdits(meta, change));
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.document.meta;
}

describe('what a list changes of an item', () => {
  it.each<[ItemListChange, Partial<ItemMeta>]>([
    [
      { title: 'Rolls', publishOn: 5, status: 'published' },
      { title: 'Rolls', publishOn: 5, status: 'published' },
    ],
    [{ addTags: ['RYE', 'new'] }, { tags: ['Rye', 'oven', 'new'] }],
    [{ removeTags: ['rye', 'none'] }, { tags: ['oven'] }],
    [{ startDate: 30 }, { startDate: 30, endDate: 45 }],
    [{ startDate: 2 }, { startDate: 2, endDate: 17 }],
  ])('is %j', (change, expected) => expect(after(change)).toEqual({ ...meta, ...expected }));

  it('is nothing where the item is so already', () => {
    const change = { title: 'Bread', status: 'draft', addTags: ['rye'], startDate: 10 } as const;
    expect(itemListEdits(meta, change)).toEqual([]);
  });
});
