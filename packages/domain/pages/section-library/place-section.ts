import { keysInOrder } from '../../documents/order-keys.ts';
import type { PageDocument } from '../document.ts';
import type { Edit } from '../../documents/edit.ts';
import { edit } from '../edits/edit-of.ts';
import { blocksInOrder, sectionsInOrder } from '../reading-order.ts';
import type { MadeSection } from './library-section.ts';

/**
 * Edits that put a section after another one, or at the end. Others get a new key only where there is no room between
 * two.
 */
export function placeSection(
  document: PageDocument,
  { section, blocks }: MadeSection,
  after: string | null,
): readonly Edit[] {
  const sections = sectionsInOrder(document);
  const at = sections.findIndex(({ id }) => id === after);
  const order = sections.toSpliced(at === -1 ? sections.length : at + 1, 0, section);
  const keys = keysInOrder(order, new Set([section.id]));
  const moved = sections.flatMap(({ id }) => {
    const position = keys.get(id);
    return position === undefined ? [] : [edit('section.move', { id, position })];
  });
  const position = keys.get(section.id) ?? section.position;
  return [...moved, edit('section.insert', { section: { ...section, position }, blocks })];
}

/** A copy of a section with its blocks under fresh ids; null where the section is gone. */
export function copySection(document: PageDocument, id: string, newId: () => string): MadeSection | null {
  const section = document.sections[id];
  if (!section) return null;
  const copyId = newId();
  const blocks = blocksInOrder(document, id).map((block) => ({ ...block, id: newId(), sectionId: copyId }));
  // An anchor leads to one place: the copy has none.
  return { section: { ...section, id: copyId, anchor: '' }, blocks };
}
