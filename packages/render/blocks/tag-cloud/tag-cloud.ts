import { type BlockValue, flagAt, numberAt, textAt } from '@veranda/domain/blocks/kind';
import { tagCloud } from '@veranda/domain/blocks/tag-cloud/tag-cloud';
import { collatorOf } from '@veranda/domain/languages/collator';
import { itemGroups } from '../../context/item-groups.ts';
import type { Session } from '../../context/session.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const tagCloudView: BlockView = {
  kind: tagCloud,
  template,
  context,
  needs: (value) => ({ groupsOf: textAt(value, 'collectionId') }),
};

/** Steps of size, from the fewest items to the most. */
const sizes = 5;

function context(session: Session, { value }: CompleteBlock) {
  const collection = session.snapshot.collections.find(({ id }) => id === textAt(value, 'collectionId'));
  if (!collection) return null;
  const by = value['source'] === 'category' ? 'category' : 'tag';
  const most = itemGroups(session, collection, by)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, numberAt(value, 'limit', 40));
  const shown = value['order'] === 'count' ? most : inNameOrder(most, session);
  return {
    label: session.strings[by === 'tag' ? 'tagsLabel' : 'categoryNavLabel'],
    emptyText: session.strings['listEmptyText'],
    groups: shown.map(({ name, count, href }) => ({
      name,
      href,
      shownCount: flagAt(value, 'showCounts') ? String(count) : '',
      size: stepOf(count, most, value),
    })),
  };
}

function inNameOrder<T extends { readonly name: string }>(groups: readonly T[], { snapshot }: Session) {
  const collator = collatorOf(snapshot.website.language);
  return groups.toSorted((a, b) => collator.compare(a.name, b.name));
}

// By the logarithm: a tag with a thousand items stands beside those with ten without drowning them.
function stepOf(count: number, most: readonly { readonly count: number }[], value: BlockValue): number {
  const [high, low] = [most[0]?.count ?? 1, most.at(-1)?.count ?? 1];
  if (!flagAt(value, 'sized') || high === low) return 3;
  return 1 + Math.round(((sizes - 1) * Math.log(count / low)) / Math.log(high / low));
}
