import { sameValue } from '../../documents/same-value.ts';
import type { Edit } from '../../documents/edit.ts';
import type { Block, PageDocument, Section } from '../document.ts';
import { edit } from '../edits/edit-of.ts';
import { blocksInOrder, sectionsInOrder } from '../reading-order.ts';
import { copySection, placeSection, sectionBelow } from '../section-library/place-section.ts';
import { fieldEdits } from './field-differences.ts';

/**
 * Edits that make of a page what it was in a version; none where it is that already. Blocks of which only the content is
 * another one are changed where they are; a section that differs otherwise is put back as a whole.
 */
export function restoreEdits(current: PageDocument, version: PageDocument): readonly Edit[] {
  const wanted = sectionsInOrder(version);
  const isKept = (section: Section) => hasSameFrame(current, version, section.id);
  const isGone = ({ id }: Section) => !version.sections[id] || !hasSameFrame(current, version, id);
  return [
    ...sectionsInOrder(current)
      .filter(isGone)
      .map(({ id }) => edit('section.remove', { id })),
    ...wanted
      .filter((section) => !isKept(section))
      .map((section) => edit('section.insert', { section, blocks: blocksInOrder(version, section.id) })),
    ...wanted.filter(isKept).flatMap(({ id }) => contentEdits(current, blocksInOrder(version, id))),
    ...fieldEdits(current, version),
  ];
}

/**
 * Edits that put a copy of a version's section into a page: below the section itself where that is still there, else
 * below the one that stood above it, else at the end. None where the version has no such section.
 */
export function copyFromVersion(
  { current, version }: { readonly current: PageDocument; readonly version: PageDocument },
  id: string,
  newId: () => string,
): readonly Edit[] {
  const made = copySection(version, id, newId);
  if (!made) return [];
  const ids = sectionsInOrder(version).map((section) => section.id);
  const above = ids.slice(0, ids.indexOf(id) + 1).findLast((each) => current.sections[each]);
  return placeSection(current, made, above === undefined ? null : sectionBelow(current, above));
}

// True where a section differs in the content of its blocks at most.
function hasSameFrame(current: PageDocument, version: PageDocument, id: string): boolean {
  if (!sameValue(current.sections[id], version.sections[id])) return false;
  const [now, then] = [blocksInOrder(current, id), blocksInOrder(version, id)];
  return now.length === then.length && now.every((block, at) => sameValue(frameOf(block), frameOf(then[at])));
}

function frameOf(block: Block | undefined) {
  return block && { ...block, type: 0, value: null };
}

function contentEdits(current: PageDocument, blocks: readonly Block[]): readonly Edit[] {
  return blocks
    .filter(
      ({ id, type, value }) =>
        !sameValue([current.blocks[id]?.type, current.blocks[id]?.value], [type, value]),
    )
    .map(({ id, type, value }) => edit('block.transform', { id, type, value }));
}
