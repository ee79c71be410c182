import type { Block, PageDocument, Section } from './document.ts';

/** Sections in the order of their fractional keys; equal keys by id, so that the order is total. */
export function sectionsInOrder(document: PageDocument): readonly Section[] {
  return Object.values(document.sections).sort(byPosition);
}

/** Blocks of a section in reading order: the order of the DOM, never the z-order. */
export function blocksInOrder(document: PageDocument, sectionId: string): readonly Block[] {
  return Object.values(document.blocks)
    .filter((block) => block.sectionId === sectionId)
    .sort(byPosition);
}

interface Positioned {
  readonly id: string;
  readonly position: string;
}

// Fractional keys compare by code unit: locale order would put `Zz` after `a0`.
function byPosition(a: Positioned, b: Positioned): number {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
