import { type BlockKind, emptyWhen, textAt } from '../kind.ts';

/** A link to a collection of the site, by its title unless it says otherwise (block 12). */
export const collectionLink: BlockKind = {
  id: 12,
  key: 'collection-link',
  group: 'site',
  fields: [
    { path: 'collectionId', kind: 'collection' },
    { path: 'label', kind: 'text', maxLength: 200, optional: true },
    { path: 'showDescription', kind: 'switch', optional: true },
  ],
  defaults: { collectionId: '', label: '', showDescription: true },
  sample: (_texts, { posts, stores }) => ({ collectionId: [...posts, ...stores][0] ?? '' }),
  size: { w: 8, h: 3 },
  minSize: { w: 3, h: 1 },
  text: (value) => textAt(value, 'label'),
  checks: (value) => emptyWhen(textAt(value, 'collectionId') === '', 'collectionId'),
};
