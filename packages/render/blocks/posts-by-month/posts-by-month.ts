import { postsByMonth } from '@veranda/domain/blocks/posts-by-month/posts-by-month';
import { archiveContext, archiveNeeds } from '../archive/archive.ts';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const postsByMonthView: BlockView = {
  kind: postsByMonth,
  template,
  context: (session, block) =>
    archiveContext(
      session,
      { ...block, value: { ...block.value, layout: 'list', showCounts: true } },
      'month',
    ),
  needs: archiveNeeds,
};
