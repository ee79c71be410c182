import type { BlockKind } from '../kind.ts';

/** Empty rows of the grid (block 21); hidden from the accessibility tree. */
export const spacer: BlockKind = {
  id: 21,
  key: 'spacer',
  group: 'basic',
  fields: [{ path: 'height', kind: 'range', min: 1, max: 60, step: 1 }],
  defaults: { height: 2 },
  size: { w: 24, h: 2 },
};
