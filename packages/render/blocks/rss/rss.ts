import { textAt } from '@veranda/domain/blocks/kind';
import { rss } from '@veranda/domain/blocks/rss/rss';
import { collectionPath } from '@veranda/domain/navigation/links';
import type { Session } from '../../context/session.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const rssView: BlockView = {
  kind: rss,
  template,
  context,
  inline: (value) => (textAt(value, 'label') === '' ? [] : [{ path: 'label', selector: '.v-rss-label' }]),
};

function context(session: Session, { value }: CompleteBlock) {
  const id = textAt(value, 'collectionId');
  const collection = session.snapshot.collections.find((each) => each.id === id);
  if (!collection) return null;
  return {
    href: `${collectionPath(collection)}?format=rss`,
    label: textAt(value, 'label') || session.strings['rssText'],
  };
}
