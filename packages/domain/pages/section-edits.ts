import { type Block, type PageDocument, type Section, type SectionTheme } from './document.ts';
import type { Step } from './move-block.ts';
import { keysInOrder } from '../documents/order-keys.ts';
import { blocksInOrder, sectionsInOrder } from './reading-order.ts';
import { documentLimits } from './validate.ts';

const plain: Omit<Section, 'id' | 'position'> = {
  theme: 'lightest',
  background: { kind: 'none' },
  width: 'content',
  minHeight: 0,
  spacing: 'medium',
  verticalAlign: 'top',
  anchor: '',
};

/** The document with an empty section after another, or at the end; the same document when it is full. */
export function insertSection(document: PageDocument, id: string, after: string | null): PageDocument {
  const sections = sectionsInOrder(document);
  if (sections.length >= documentLimits.sections) return document;
  const index = after === null ? sections.length : sections.findIndex((section) => section.id === after) + 1;
  return ordered(document, sections.toSpliced(index, 0, { ...plain, id, position: '' }), id);
}

/** The document with the section one step further; the same document at the end. */
export function moveSection(document: PageDocument, id: string, by: Step): PageDocument {
  const sections = sectionsInOrder(document);
  const index = sections.findIndex((section) => section.id === id);
  const section = sections[index];
  if (!section || !sections[index + by]) return document;
  return ordered(document, sections.toSpliced(index, 1).toSpliced(index + by, 0, section), id);
}

/** The document with the section in the colours of another theme of the site's palette. */
export function setSectionTheme(document: PageDocument, id: string, theme: SectionTheme): PageDocument {
  const section = document.sections[id];
  if (!section) return document;
  return { ...document, sections: { ...document.sections, [id]: { ...section, theme } } };
}

/** A section with its blocks, enough to put it back. */
interface RemovedSection {
  readonly section: Section;
  readonly blocks: readonly Block[];
}

/** The document without the section and its blocks. Null when there is no such section. */
export function removeSection(
  document: PageDocument,
  id: string,
): { readonly document: PageDocument; readonly removed: RemovedSection } | null {
  const { [id]: section, ...sections } = document.sections;
  if (!section) return null;
  const blocks = blocksInOrder(document, id);
  const rest = Object.entries(document.blocks).filter(([, block]) => block.sectionId !== id);
  return {
    document: { ...document, sections, blocks: Object.fromEntries(rest) },
    removed: { section, blocks },
  };
}

/** Puts back what `removeSection` took out, where it stood. */
export function restoreSection(document: PageDocument, { section, blocks }: RemovedSection): PageDocument {
  const isFull = Object.keys(document.sections).length >= documentLimits.sections;
  if (isFull || document.sections[section.id]) return document;
  return {
    ...document,
    sections: { ...document.sections, [section.id]: section },
    blocks: { ...document.blocks, ...Object.fromEntries(blocks.map((block) => [block.id, block])) },
  };
}

function ordered(document: PageDocument, sections: readonly Section[], moved: string): PageDocument {
  const keys = keysInOrder(sections, new Set([moved]));
  const placed = sections.map((section) => [
    section.id,
    { ...section, position: keys.get(section.id) ?? section.position },
  ]);
  return { ...document, sections: Object.fromEntries(placed) };
}
