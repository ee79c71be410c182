import { journal } from '@veranda/domain/blocks/journal/journal';
import type { BlockValue } from '@veranda/domain/blocks/kind';
import { summary } from '@veranda/domain/blocks/summary/summary';
import type { BlockView } from '../block-view.ts';
import { summaryContext, summaryNeeds } from '../summary/summary.ts';
import template from './block.html?raw';

export const journalView: BlockView = {
  kind: journal,
  template,
  context: (session, block) => summaryContext(session, { ...block, value: asSummary(block.value) }),
  needs: (value) => summaryNeeds(asSummary(value)),
};

// The list that a summary draws.
function asSummary(value: BlockValue): BlockValue {
  return { ...summary.defaults, ...value, layout: 'list' };
}
