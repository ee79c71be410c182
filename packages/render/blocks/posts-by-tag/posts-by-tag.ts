import { postsByTag } from '@veranda/domain/blocks/posts-by-tag/posts-by-tag';
import { archiveContext, archiveNeeds } from '../archive/archive.ts';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const postsByTagView: BlockView = {
  kind: postsByTag,
  template,
  context: (session, block) =>
    archiveContext(session, { ...block, value: { ...block.value, layout: 'list', showCounts: true } }, 'tag'),
  needs: archiveNeeds,
};
