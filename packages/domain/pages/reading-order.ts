import type { Block, PageDocument, Section } from './document.ts';

/** Sections in the order of their fractional keys; equal keys by id, so that the order is total. */
export function sectionsInOrder(document: PageDocument): readonly Section[] {
  return Object.values(document.sections).sort(byPosition);
}

// A change of a page asks for the order of one section many times; the blocks of a document never change.
const orders = new WeakMap<PageDocument['blocks'], Map<string, readonly Block[]>>();

/** Blocks of a section in reading order: the order of the DOM, never the z-order. */
export function blocksInOrder({ blocks }: PageDocument, sectionId: string): readonly Block[] {
  const known = orders.get(blocks) ?? new Map<string, readonly Block[]>();
  orders.set(blocks, known);
  const order =
    known.get(sectionId) ??
    Object.values(blocks)
      .filter((block) => block.sectionId === sectionId)
      .sort(byPosition);
  known.set(sectionId, order);
  return order;
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
