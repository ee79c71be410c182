import { type BlockKind, numberAt, textAt } from '../kind.ts';

/** The newest entries of a collection, as older pages have them (block 7). */
export const journal: BlockKind = {
  id: 7,
  key: 'journal',
  group: 'lists',
  fields: [
    { path: 'collectionId', kind: 'collection' },
    { path: 'pageSize', kind: 'number', min: 1, max: 30, step: 1, optional: true },
  ],
  defaults: { collectionId: '', pageSize: 10 },
  size: { w: 16, h: 10 },
  replacement: (value) => ({
    type: 55,
    value: {
      collectionId: textAt(value, 'collectionId'),
      pageSize: numberAt(value, 'pageSize', 10),
      layout: 'list',
    },
  }),
};
