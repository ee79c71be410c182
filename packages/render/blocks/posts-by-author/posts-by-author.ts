import { postsByAuthor } from '@veranda/domain/blocks/posts-by-author/posts-by-author';
import { archiveContext, archiveNeeds } from '../archive/archive.ts';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const postsByAuthorView: BlockView = {
  kind: postsByAuthor,
  template,
  context: (session, block) =>
    archiveContext(
      session,
      { ...block, value: { ...block.value, layout: 'list', showCounts: true } },
      'author',
    ),
  needs: archiveNeeds,
};
