import type { PageThread } from '@veranda/contracts/page-comments';
import { blockKind } from '@veranda/domain/blocks/registry';
import type { PageDocument } from '@veranda/domain/pages/document';
import { sectionsInOrder } from '@veranda/domain/pages/reading-order';
import { blockName } from '../blocks/block-messages.ts';
import type { PageSelection } from '../pages/use-page-selection.ts';
import { t } from './messages.ts';

type Anchor = PageThread['anchor'];

/** True where the page still has the part that a thread is on. */
export function isAnchored({ kind, id }: Anchor, { blocks, sections }: PageDocument): boolean {
  return kind === 'page' || id in (kind === 'block' ? blocks : sections);
}

/** Name of the part of a page that a thread is on. */
export function anchorName({ kind, id }: Anchor, document: PageDocument): string {
  if (kind === 'page') return t('wholePage');
  const block = kind === 'block' ? document.blocks[id] : undefined;
  if (kind === 'block' && !block) return t('deletedBlock');
  const section = block?.sectionId ?? id;
  const number = sectionsInOrder(document).findIndex((each) => each.id === section) + 1;
  if (block) return t('block', { name: blockName(block, blockKind(block.type)), number });
  return number === 0 ? t('deletedSection') : t('section', { number });
}

/** The part that a new thread is on: what is selected, or the page as a whole. */
export function selectedAnchor({ ids, section }: Pick<PageSelection, 'ids' | 'section'>): Anchor {
  const block = ids.at(-1);
  if (block !== undefined) return { kind: 'block', id: block };
  return section === null ? { kind: 'page', id: '' } : { kind: 'section', id: section };
}
