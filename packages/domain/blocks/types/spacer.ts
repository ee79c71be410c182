import type { BlockKind } from '../kind.ts';
import { plainKind } from '../kind.ts';

/** Empty rows of the grid (block 21); hidden from the accessibility tree. */
export const spacer: BlockKind = {
  ...plainKind,
  id: 21,
  key: 'spacer',
  label: 'Spacer',
  group: 'basic',
  fields: [{ path: 'height', label: 'Height', kind: 'range', min: 1, max: 60, step: 1, unit: 'rows' }],
  defaults: { height: 2 },
  sizes: { desktop: { w: 24, h: 2, minW: 1, minH: 1 }, phone: { w: 8, h: 1, minW: 1, minH: 1 } },
  text: () => '',
};
