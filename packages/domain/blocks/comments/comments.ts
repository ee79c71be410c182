import { type BlockKind, textAt } from '../kind.ts';

/** Comments on the item that the block is on, with the form for another one (block 16). */
export const comments: BlockKind = {
  id: 16,
  key: 'comments',
  group: 'lists',
  fields: [{ path: 'title', kind: 'text', maxLength: 200, optional: true }],
  defaults: { title: '' },
  size: { w: 16, h: 8 },
  minSize: { w: 8, h: 3 },
  text: (value) => textAt(value, 'title'),
};
