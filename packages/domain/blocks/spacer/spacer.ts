import type { BlockKind } from '../kind.ts';

/** Empty rows of the grid (block 21); hidden from the accessibility tree. */
export const spacer: BlockKind = {
  id: 21,
  key: 'spacer',
  label: 'Spacer',
  group: 'basic',
  fields: [{ path: 'height', label: 'Height', kind: 'range', min: 1, max: 60, step: 1, unit: 'rows' }],
  defaults: { height: 2 },
  size: { w: 24, h: 2 },
};
