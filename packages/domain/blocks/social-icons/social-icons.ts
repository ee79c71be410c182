import type { BlockKind } from '../kind.ts';

/** The accounts of the site as icons, as older pages have them (block 19). */
export const socialIcons: BlockKind = {
  id: 19,
  key: 'social-icons',
  group: 'site',
  fields: [{ path: 'size', kind: 'segmented', options: ['small', 'medium', 'large'] }],
  defaults: { size: 'medium' },
  size: { w: 10, h: 2 },
  replacement: ({ size }) => ({ type: 54, value: { source: 'site', show: 'icons', size } }),
};
