import { type BlockKind, textAt } from '../kind.ts';

/** The posts of a collection by tag, as older pages have them (block 28). */
export const postsByTag: BlockKind = {
  id: 28,
  key: 'posts-by-tag',
  group: 'lists',
  fields: [{ path: 'collectionId', kind: 'collection' }],
  defaults: { collectionId: '' },
  size: { w: 8, h: 8 },
  replacement: (value) => ({
    type: 61,
    value: { collectionId: textAt(value, 'collectionId'), groupBy: 'tag', layout: 'list', showCounts: true },
  }),
};
