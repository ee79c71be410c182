import { type BlockKind, emptyWhen, textAt } from '../kind.ts';

/** The pages of a folder of the menu (block 17). */
export const folder: BlockKind = {
  id: 17,
  key: 'folder',
  group: 'site',
  fields: [
    { path: 'folderId', kind: 'folder' },
    { path: 'showTitle', kind: 'switch', optional: true },
    { path: 'showDescriptions', kind: 'switch', optional: true },
    { path: 'layout', kind: 'segmented', options: ['row', 'column'] },
  ],
  defaults: { folderId: '', showTitle: true, showDescriptions: false, layout: 'column' },
  size: { w: 8, h: 6 },
  minSize: { w: 3, h: 2 },
  checks: (value) => emptyWhen(textAt(value, 'folderId') === '', 'folderId'),
};
