import { pageIndex } from '@veranda/domain/blocks/page-index/page-index';
import type { BlockView } from '../block-view.ts';
import { folderContext } from '../folder/folder.ts';
import template from './block.html?raw';

export const pageIndexView: BlockView = {
  kind: pageIndex,
  template,
  context: (session, block) =>
    folderContext(session, {
      ...block,
      value: { ...block.value, showDescriptions: true, layout: 'column' },
    }),
};
