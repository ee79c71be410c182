import { postsByCategory } from '@veranda/domain/blocks/posts-by-category/posts-by-category';
import { archiveContext, archiveNeeds } from '../archive/archive.ts';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const postsByCategoryView: BlockView = {
  kind: postsByCategory,
  template,
  context: (session, block) =>
    archiveContext(
      session,
      { ...block, value: { ...block.value, layout: 'list', showCounts: true } },
      'category',
    ),
  needs: archiveNeeds,
};
