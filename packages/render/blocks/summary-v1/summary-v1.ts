import type { BlockValue } from '@veranda/domain/blocks/kind';
import { summary } from '@veranda/domain/blocks/summary/summary';
import { summaryOfV1, summaryV1 } from '@veranda/domain/blocks/summary-v1/summary-v1';
import type { BlockView } from '../block-view.ts';
import { summaryContext, summaryNeeds } from '../summary/summary.ts';
import template from './block.html?raw';

export const summaryV1View: BlockView = {
  kind: summaryV1,
  template,
  context: (session, block) => summaryContext(session, { ...block, value: asSummary(block.value) }),
  needs: (value) => summaryNeeds(asSummary(value)),
};

function asSummary(value: BlockValue): BlockValue {
  return { ...summary.defaults, ...summaryOfV1(value) };
}
