import { type BlockKind, textAt } from '../kind.ts';

/** The pages of an index, as older pages have it (block 11). */
export const pageIndex: BlockKind = {
  id: 11,
  key: 'page-index',
  group: 'site',
  fields: [{ path: 'folderId', kind: 'folder' }],
  defaults: { folderId: '' },
  size: { w: 12, h: 6 },
  replacement: (value) => ({
    type: 17,
    value: {
      folderId: textAt(value, 'folderId'),
      showTitle: false,
      showDescriptions: true,
      layout: 'column',
    },
  }),
};
