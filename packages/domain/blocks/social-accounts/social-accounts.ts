import type { BlockKind } from '../kind.ts';

/** The accounts of the site by their names, as older pages have them (block 48). */
export const socialAccounts: BlockKind = {
  id: 48,
  key: 'social-accounts',
  group: 'site',
  fields: [{ path: 'size', kind: 'segmented', options: ['small', 'medium', 'large'] }],
  defaults: { size: 'medium' },
  size: { w: 10, h: 2 },
  replacement: ({ size }) => ({ type: 54, value: { source: 'site', show: 'names', size } }),
};
