import type { Block, PageDocument, Section } from '@veranda/domain/pages/document';

/** A section with its blocks, both in their order. */
export interface OrderedSection {
  readonly section: Section;
  readonly blocks: readonly Block[];
}

/** The document as it is read: sections by position, blocks in their reading order. */
export function orderedSections(document: PageDocument): readonly OrderedSection[] {
  const byPosition = <T extends { readonly position: string; readonly id: string }>(a: T, b: T) =>
    a.position < b.position ? -1 : a.position > b.position ? 1 : a.id < b.id ? -1 : 1;
  const blocks = Map.groupBy(Object.values(document.blocks).sort(byPosition), ({ sectionId }) => sectionId);
  return Object.values(document.sections)
    .sort(byPosition)
    .map((section) => ({ section, blocks: blocks.get(section.id) ?? [] }));
}
