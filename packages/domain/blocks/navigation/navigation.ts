import { type BlockKind, textAt } from '../kind.ts';

/** The pages of a menu of the site as links (block 1). */
export const navigation: BlockKind = {
  id: 1,
  key: 'navigation',
  group: 'site',
  fields: [
    { path: 'menu', kind: 'segmented', options: ['main', 'footer'] },
    { path: 'title', kind: 'text', maxLength: 200, optional: true },
    { path: 'layout', kind: 'segmented', options: ['row', 'column'] },
    { path: 'showNested', kind: 'switch', optional: true },
  ],
  defaults: { menu: 'main', title: '', layout: 'row', showNested: true },
  size: { w: 16, h: 3 },
  minSize: { w: 4, h: 1 },
  text: (value) => textAt(value, 'title'),
};
