import { keysInOrder } from '../../documents/order-keys.ts';
import { regrouped } from '../block-groups.ts';
import type { PageDocument } from '../document.ts';
import type { Edit } from '../../documents/edit.ts';
import { edit } from '../edits/edit-of.ts';
import { blocksInOrder, sectionsInOrder } from '../reading-order.ts';
import type { MadeSection } from './library-section.ts';

/**
 * Edits that put a section before another one, or at the end for null. Others get a new key only where there is no room
 * between two.
 */
export function placeSection(
  document: PageDocument,
  { section, blocks }: MadeSection,
  before: string | null,
): readonly Edit[] {
  const sections = sectionsInOrder(document);
  const at = sections.findIndex(({ id }) => id === before);
  const order = sections.toSpliced(at === -1 ? sections.length : at, 0, section);
  const keys = keysInOrder(order, new Set([section.id]));
  const moved = sections.flatMap(({ id }) => {
    const position = keys.get(id);
    return position === undefined ? [] : [edit('section.move', { id, position })];
  });
  const position = keys.get(section.id) ?? section.position;
  return [...moved, edit('section.insert', { section: { ...section, position }, blocks })];
}

/** The section below another one; null for the last. */
export function sectionBelow(document: PageDocument, id: string): string | null {
  const sections = sectionsInOrder(document);
  return sections[sections.findIndex((each) => each.id === id) + 1]?.id ?? null;
}

/** A copy of a section with its blocks under fresh ids; null where the section is gone. */
export function copySection(document: PageDocument, id: string, newId: () => string): MadeSection | null {
  const section = document.sections[id];
  if (!section) return null;
  const copyId = newId();
  const copies = blocksInOrder(document, id).map((block) => ({ ...block, id: newId(), sectionId: copyId }));
  // An anchor leads to one place: the copy has none.
  return { section: { ...section, id: copyId, anchor: '' }, blocks: regrouped(copies, newId) };
}
