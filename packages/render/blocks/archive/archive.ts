import { archive } from '@veranda/domain/blocks/archive/archive';
import { type BlockValue, flagAt, textAt } from '@veranda/domain/blocks/kind';
import type { GroupBy } from '@veranda/domain/publishing/items/item-asks';
import { itemGroups } from '../../context/item-groups.ts';
import type { Session } from '../../context/session.ts';
import type { BlockNeeds, BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const archiveView: BlockView = {
  kind: archive,
  template,
  context: (session, block) => archiveContext(session, block, textAt(block.value, 'groupBy') as GroupBy),
  needs: archiveNeeds,
};

const labels = {
  month: 'archiveLabel',
  category: 'categoryNavLabel',
  tag: 'tagsLabel',
  author: 'authorsLabel',
} as const;

/** Groups of a collection that an archive shows, and the older kinds of lists of posts. */
export function archiveNeeds(value: BlockValue): BlockNeeds {
  return { groupsOf: textAt(value, 'collectionId') };
}

/** Context of the groups of a collection; null where the collection is gone. */
export function archiveContext(session: Session, { value }: CompleteBlock, groupBy: GroupBy) {
  const collection = session.snapshot.collections.find(({ id }) => id === textAt(value, 'collectionId'));
  if (!collection) return null;
  const by = Object.hasOwn(labels, groupBy) ? groupBy : 'month';
  const showsCounts = flagAt(value, 'showCounts');
  return {
    label: session.strings[labels[by]],
    layout: textAt(value, 'layout'),
    isCollapsed: value['layout'] === 'collapsed',
    emptyText: session.strings['listEmptyText'],
    groups: itemGroups(session, collection, by).map((group) => ({
      ...group,
      shownCount: showsCounts ? String(group.count) : '',
    })),
  };
}
