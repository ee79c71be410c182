import type { BlockKind } from '../kind.ts';
import { imageRatioOptions } from '../ratios.ts';

/** Items of a collection as grid, list, carousel or wall (block 55). */
export const summary: BlockKind = {
  id: 55,
  key: 'summary',
  label: 'Summary',
  group: 'lists',
  fields: [
    { path: 'collectionId', label: 'Collection', kind: 'collection' },
    { path: 'pageSize', label: 'Items', kind: 'range', min: 1, max: 30, step: 1 },
    {
      path: 'layout',
      label: 'Layout',
      kind: 'select',
      options: [
        { value: 'grid', label: 'Grid' },
        { value: 'list', label: 'List' },
        { value: 'carousel', label: 'Carousel' },
        { value: 'wall', label: 'Wall' },
      ],
    },
    { path: 'ratio', label: 'Shape', kind: 'select', options: imageRatioOptions, optional: true },
    {
      path: 'perRow',
      label: 'Items in a row',
      kind: 'range',
      min: 1,
      max: 6,
      step: 1,
      when: { path: 'layout', is: ['grid', 'carousel', 'wall'] },
      optional: true,
    },
    {
      path: 'filter',
      label: 'Only',
      kind: 'group',
      optional: true,
      fields: [
        { path: 'tag', label: 'Tag', kind: 'text', maxLength: 50, optional: true },
        { path: 'category', label: 'Category', kind: 'text', maxLength: 200, optional: true },
        { path: 'featured', label: 'Featured', kind: 'switch', optional: true },
      ],
    },
    {
      path: 'show',
      label: 'Show',
      kind: 'group',
      optional: true,
      fields: [
        { path: 'image', label: 'Picture', kind: 'switch', optional: true },
        { path: 'title', label: 'Title', kind: 'switch', optional: true },
        { path: 'excerpt', label: 'Excerpt', kind: 'switch', optional: true },
        { path: 'date', label: 'Date', kind: 'switch', optional: true },
        { path: 'price', label: 'Price', kind: 'switch', optional: true },
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
  size: { w: 24, h: 12 },
};
