import { sameValue } from '../../documents/same-value.ts';
import type { Block, PageDocument, Section } from '../document.ts';
import { sectionFields } from '../edits/page-edit.ts';
import { blocksInOrder, sectionsInOrder } from '../reading-order.ts';
import { isPlacedAlike } from './placed-alike.ts';

export type SectionField = (typeof sectionFields)[number];

/** Respects in which a block can differ from what it was. */
const blockAspects = ['kind', 'content', 'place', 'size', 'phone', 'style'] as const;
export type BlockAspect = (typeof blockAspects)[number];

/** A block that is in one of two documents only, or another one in each of them. */
export type BlockDifference =
  | { readonly change: 'added' | 'removed'; readonly block: Block }
  | {
      readonly change: 'changed';
      /** As it is in the later document. */
      readonly block: Block;
      readonly was: Block;
      readonly aspects: readonly BlockAspect[];
    };

/** A section of two documents with what differs in it. */
export interface SectionDifference {
  readonly id: string;
  /** Places from 1 among the sections; null where the document does not have it. */
  readonly before: number | null;
  readonly after: number | null;
  /** True where others have changed places with it. */
  readonly isMoved: boolean;
  readonly fields: readonly SectionField[];
  readonly blocks: readonly BlockDifference[];
}

/** The sections of two documents in the order of the later one, removed ones where they were, each with its differences. */
export function pageDifference(before: PageDocument, after: PageDocument): readonly SectionDifference[] {
  const [old, now] = [sectionsInOrder(before), sectionsInOrder(after)];
  const keptBefore = old.filter(({ id }) => after.sections[id]);
  const keptAfter = now.filter(({ id }) => before.sections[id]);
  return mergedOrder(old, now).map(({ id }) => ({
    id,
    before: placeOf(old, id),
    after: placeOf(now, id),
    isMoved: placeOf(keptBefore, id) !== placeOf(keptAfter, id),
    fields: changedFields(before.sections[id], after.sections[id]),
    blocks: blockDifferences(before, after, id),
  }));
}

/** True where nothing of a section is another one. */
export function isUnchanged({ before, after, isMoved, fields, blocks }: SectionDifference): boolean {
  const isInBoth = before !== null && after !== null;
  return isInBoth && !isMoved && fields.length === 0 && blocks.length === 0;
}

/** Number of differences, as they are counted in words. */
export function countDifferences(sections: readonly SectionDifference[]): number {
  const count = (section: SectionDifference): number => {
    if (section.before === null || section.after === null) return 1;
    return Number(section.isMoved) + Number(section.fields.length > 0) + section.blocks.length;
  };
  return sections.reduce((sum, section) => sum + count(section), 0);
}

function placeOf(sections: readonly Section[], id: string): number | null {
  const at = sections.findIndex((section) => section.id === id);
  return at === -1 ? null : at + 1;
}

function mergedOrder(old: readonly Section[], now: readonly Section[]): readonly Section[] {
  const merged = [...now];
  for (const [at, section] of old.entries()) {
    if (placeOf(now, section.id) !== null) continue;
    const above = old[at - 1];
    merged.splice(above ? (placeOf(merged, above.id) ?? 0) : 0, 0, section);
  }
  return merged;
}

function changedFields(before: Section | undefined, after: Section | undefined): readonly SectionField[] {
  if (!before || !after) return [];
  return sectionFields.filter((field) => !sameValue(before[field], after[field]));
}

// A block that has gone into another section is told there.
function blockDifferences(before: PageDocument, after: PageDocument, sectionId: string): BlockDifference[] {
  const removed = blocksInOrder(before, sectionId)
    .filter(({ id }) => !after.blocks[id])
    .map((block) => ({ change: 'removed', block }) as const);
  const rest = blocksInOrder(after, sectionId).flatMap((block): BlockDifference[] => {
    const was = before.blocks[block.id];
    if (!was) return [{ change: 'added', block }];
    const aspects = aspectsOf(was, block, isPlacedAlike(before, after, block.id));
    return aspects.length > 0 ? [{ change: 'changed', block, was, aspects }] : [];
  });
  return [...removed, ...rest];
}

function aspectsOf(was: Block, block: Block, isPlaced: boolean): readonly BlockAspect[] {
  const [before, after] = [was.layout.desktop, block.layout.desktop];
  const differs: Readonly<Record<BlockAspect, boolean>> = {
    kind: was.type !== block.type,
    content: was.type === block.type && !sameValue(was.value, block.value),
    place: !isPlaced,
    size: before.w !== after.w || before.h !== after.h,
    phone: !sameValue(was.layout.phone, block.layout.phone),
    style: !sameValue(was.style, block.style),
  };
  return blockAspects.filter((aspect) => differs[aspect]);
}
