import type { Block, PageDocument, Section } from './document.ts';
import { replacementIn } from './replace-block.ts';

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
    orderBefore(blocks, sectionId) ??
    Object.values(blocks)
      .filter((block) => block.sectionId === sectionId)
      .sort(byPosition);
  known.set(sectionId, order);
  return order;
}

// The order of the table that this one was made of, where the record that was replaced stands where it stood.
function orderBefore(blocks: PageDocument['blocks'], sectionId: string): readonly Block[] | undefined {
  const replacement = replacementIn(blocks);
  if (!replacement) return undefined;
  const { before, was, now } = replacement;
  if (was.sectionId !== now.sectionId || was.position !== now.position) return undefined;
  const order = orders.get(before)?.get(sectionId);
  return now.sectionId === sectionId ? order?.map((block) => (block === was ? now : block)) : order;
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
