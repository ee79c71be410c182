import { type BlockKind, emptyWhen, textAt } from '../kind.ts';
import { imageRatioOptions } from '../ratios.ts';

const ofCollection = { collection: 'collectionId' } as const;

/** Items of a collection as grid, list, carousel or wall (block 55). */
export const summary: BlockKind = {
  id: 55,
  key: 'summary',
  group: 'lists',
  fields: [
    { path: 'collectionId', kind: 'collection' },
    { path: 'firstItemId', kind: 'item', ...ofCollection, optional: true },
    { path: 'pageSize', kind: 'range', min: 1, max: 30, step: 1 },
    {
      path: 'layout',
      kind: 'variant',
      options: ['grid', 'list', 'carousel', 'wall'],
    },
    { path: 'ratio', kind: 'ratio', options: imageRatioOptions, optional: true },
    {
      path: 'perRow',
      kind: 'range',
      min: 1,
      max: 6,
      step: 1,
      when: { path: 'layout', is: ['grid', 'carousel', 'wall'] },
      optional: true,
    },
    {
      path: 'filter',
      kind: 'group',
      optional: true,
      fields: [
        { path: 'tag', kind: 'tag-filter', of: 'tags', ...ofCollection, maxLength: 50, optional: true },
        {
          path: 'category',
          kind: 'tag-filter',
          of: 'categories',
          ...ofCollection,
          maxLength: 200,
          optional: true,
        },
        { path: 'featured', kind: 'switch', optional: true },
      ],
    },
    {
      path: 'show',
      kind: 'group',
      optional: true,
      fields: [
        { path: 'image', kind: 'switch', optional: true },
        { path: 'title', kind: 'switch', optional: true },
        { path: 'excerpt', kind: 'switch', optional: true },
        { path: 'date', kind: 'switch', optional: true },
        { path: 'price', kind: 'switch', optional: true },
      ],
    },
  ],
  defaults: {
    collectionId: '',
    pageSize: 6,
    layout: 'grid',
    ratio: '3:2',
    perRow: 3,
    filter: {},
    show: { image: true, title: true, excerpt: true, date: true, price: true },
  },
  sample: (_texts, { stores, posts }) => ({ collectionId: stores[0] ?? posts[0] ?? '' }),
  size: { w: 24, h: 12 },
  minSize: { w: 6, h: 4 },
  checks: (value) => emptyWhen(textAt(value, 'collectionId') === '', 'collectionId'),
};
