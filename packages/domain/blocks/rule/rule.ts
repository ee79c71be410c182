import type { BlockKind } from '../kind.ts';

/** A horizontal rule (block 47). */
export const rule: BlockKind = {
  id: 47,
  key: 'rule',
  label: 'Line',
  group: 'basic',
  fields: [
    {
      path: 'style',
      label: 'Style',
      kind: 'select',
      options: [
        { value: 'hairline', label: 'Hairline' },
        { value: 'strong', label: 'Strong' },
        { value: 'dotted', label: 'Dotted' },
        { value: 'ornament', label: 'Ornament of the theme' },
      ],
      optional: true,
    },
  ],
  defaults: { style: 'hairline' },
  size: { w: 24, h: 1 },
};
