import { type BlockKind, textAt } from '../kind.ts';

/** The posts of a collection by category, as older pages have them (block 29). */
export const postsByCategory: BlockKind = {
  id: 29,
  key: 'posts-by-category',
  group: 'lists',
  fields: [{ path: 'collectionId', kind: 'collection' }],
  defaults: { collectionId: '' },
  size: { w: 8, h: 8 },
  replacement: (value) => ({
    type: 61,
    value: {
      collectionId: textAt(value, 'collectionId'),
      groupBy: 'category',
      layout: 'list',
      showCounts: true,
    },
  }),
};
