import { type BlockKind, numberAt, textAt } from '../kind.ts';

/** Items of a collection as a grid, as older pages have them (block 20). */
export const summaryV1: BlockKind = {
  id: 20,
  key: 'summary-v1',
  group: 'lists',
  fields: [
    { path: 'collectionId', kind: 'collection' },
    { path: 'pageSize', kind: 'number', min: 1, max: 30, step: 1, optional: true },
    { path: 'showExcerpt', kind: 'switch', optional: true },
  ],
  defaults: { collectionId: '', pageSize: 6, showExcerpt: true },
  size: { w: 24, h: 12 },
  replacement: (value) => ({ type: 55, value: summaryOfV1(value) }),
};

/** The value of a summary that shows what an older one does. */
export function summaryOfV1(value: Readonly<Record<string, unknown>>) {
  return {
    collectionId: textAt(value, 'collectionId'),
    pageSize: numberAt(value, 'pageSize', 6),
    layout: 'grid',
    show: { image: true, title: true, excerpt: value['showExcerpt'] === true, date: true, price: true },
  };
}
