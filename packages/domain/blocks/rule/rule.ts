import type { BlockKind } from '../kind.ts';

/** A horizontal rule (block 47). */
export const rule: BlockKind = {
  id: 47,
  key: 'rule',
  group: 'basic',
  fields: [
    {
      path: 'style',
      kind: 'select',
      options: ['hairline', 'strong', 'dotted', 'ornament'],
      optional: true,
    },
    { path: 'colour', kind: 'colour', optional: true },
  ],
  defaults: { style: 'hairline' },
  size: { w: 24, h: 1 },
};
