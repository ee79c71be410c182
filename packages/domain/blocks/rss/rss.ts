import { type BlockKind, emptyWhen, textAt } from '../kind.ts';

/** A link to the feed of a collection (block 49). */
export const rss: BlockKind = {
  id: 49,
  key: 'rss',
  group: 'site',
  fields: [
    { path: 'collectionId', kind: 'collection' },
    { path: 'label', kind: 'text', maxLength: 100, optional: true },
  ],
  defaults: { collectionId: '', label: '' },
  sample: (_texts, { posts: [collectionId = ''] }) => ({ collectionId }),
  size: { w: 6, h: 2 },
  minSize: { w: 2, h: 1 },
  text: (value) => textAt(value, 'label'),
  checks: (value) => emptyWhen(textAt(value, 'collectionId') === '', 'collectionId'),
};
