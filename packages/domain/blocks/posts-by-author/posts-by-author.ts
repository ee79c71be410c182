import { type BlockKind, textAt } from '../kind.ts';

/** The posts of a collection by author, as older pages have them (block 27). */
export const postsByAuthor: BlockKind = {
  id: 27,
  key: 'posts-by-author',
  group: 'lists',
  fields: [{ path: 'collectionId', kind: 'collection' }],
  defaults: { collectionId: '' },
  size: { w: 8, h: 8 },
  replacement: (value) => ({
    type: 61,
    value: {
      collectionId: textAt(value, 'collectionId'),
      groupBy: 'author',
      layout: 'list',
      showCounts: true,
    },
  }),
};
