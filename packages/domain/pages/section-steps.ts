import type { Edit } from '../documents/edit.ts';
import { keysInOrder } from '../documents/order-keys.ts';
import type { PageDocument, Section } from './document.ts';
import { edit } from './edits/edit-of.ts';
import type { Step } from './move-block.ts';
import { sectionsInOrder } from './reading-order.ts';

/** Edits that move a section one step further; none at the end of the page. */
export function sectionStepEdits(document: PageDocument, id: string, by: Step): readonly Edit[] {
  const sections = sectionsInOrder(document);
  const at = sections.findIndex((each) => each.id === id);
  const section = sections[at];
  if (!section || !sections[at + by]) return [];
  const order = sections.toSpliced(at, 1).toSpliced(at + by, 0, section);
  return movesOf(order, keysInOrder(order, new Set([id])));
}

function movesOf(sections: readonly Section[], keys: ReadonlyMap<string, string>): readonly Edit[] {
  return sections.flatMap(({ id }) => {
    const position = keys.get(id);
    return position === undefined ? [] : [edit('section.move', { id, position })];
  });
}
