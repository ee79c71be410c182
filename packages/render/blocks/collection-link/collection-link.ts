import { collectionLink } from '@veranda/domain/blocks/collection-link/collection-link';
import { flagAt, textAt } from '@veranda/domain/blocks/kind';
import { collectionPath } from '@veranda/domain/navigation/links';
import type { Session } from '../../context/session.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const collectionLinkView: BlockView = {
  kind: collectionLink,
  template,
  context,
  inline: (value) => (textAt(value, 'label') === '' ? [] : [{ path: 'label', selector: '.v-link-label' }]),
};

function context(session: Session, { value }: CompleteBlock) {
  const id = textAt(value, 'collectionId');
  const collection = session.snapshot.collections.find((each) => each.id === id);
  if (collection === undefined) return null;
  return {
    label: textAt(value, 'label') || collection.title,
    description: flagAt(value, 'showDescription') ? collection.description : '',
    href: collectionPath(collection),
    linkTarget: '',
  };
}
