import type { Block, GridPlace, PageDocument } from '@veranda/domain/pages/document';
import { layoutSection, standsAs } from '@veranda/domain/pages/layout';
import { blocksInOrder, sectionsInOrder } from '@veranda/domain/pages/reading-order';
import { changedBlockIds } from '@veranda/domain/pages/replace-block';

/** Step by which a drawn page becomes that of a later document. `before` is the next one, or null for the end. */
export type CanvasChange =
  | { readonly kind: 'remove-block' | 'render-block'; readonly id: string }
  | {
      readonly kind: 'insert-block' | 'move-block';
      readonly id: string;
      readonly sectionId: string;
      readonly before: string | null;
    }
  | {
      readonly kind: 'place-block';
      readonly id: string;
      readonly desktop: GridPlace;
      readonly phone: GridPlace;
    }
  | { readonly kind: 'insert-section' | 'move-section'; readonly id: string; readonly before: string | null }
  | { readonly kind: 'dress-section' | 'remove-section'; readonly id: string };

/**
 * Steps from one document to another, in the order in which they are to be made: what keeps its record keeps
 * its element. Records are compared by identity, and an element that can stay where it is is not moved.
 */
export function documentChanges(before: PageDocument, after: PageDocument): readonly CanvasChange[] {
  if (before === after) return [];
  const sections = sectionChanges(before, after);
  const stays = (id: string): boolean => id in before.sections && id in after.sections;
  // What stood in a section that goes is gone with it; what is in a new section is drawn with it.
  const changed = changedBlocks(before, after);
  const gone = changed.filter(({ old, now }) => {
    if (!old) return false;
    return now ? old.sectionId !== now.sectionId && !stays(now.sectionId) : stays(old.sectionId);
  });
  // A letter in one of sixty blocks changes the place of none.
  const arranged = touchedSections(changed.filter(({ old, now }) => !old || !now || !standsAs(old, now)));
  const drawn = changed.filter(
    ({ old, now }) =>
      old && now && !arranged.has(now.sectionId) && stays(now.sectionId) && !looksSame(old, now),
  );
  return [
    ...gone.map(({ id }) => ({ kind: 'remove-block', id }) as const),
    ...sections.filter(({ kind }) => kind !== 'remove-section'),
    ...[...arranged].filter(stays).flatMap((id) => blockChanges(before, after, id)),
    ...drawn.map(({ id }) => ({ kind: 'render-block', id }) as const),
    ...sections.filter(({ kind }) => kind === 'remove-section'),
  ];
}

function sectionChanges(before: PageDocument, after: PageDocument): CanvasChange[] {
  if (before.sections === after.sections) return [];
  const old = sectionsInOrder(before).map(({ id }) => id);
  const wanted = sectionsInOrder(after).map(({ id }) => id);
  const removed = old.filter((id) => !(id in after.sections));
  const changed = wanted.filter((id) => id in before.sections && before.sections[id] !== after.sections[id]);
  return [
    ...placements(old, wanted).map(({ id, next, isNew }) => ({
      kind: isNew ? ('insert-section' as const) : ('move-section' as const),
      id,
      before: next,
    })),
    ...changed.map((id) => ({ kind: 'dress-section', id }) as const),
    ...removed.map((id) => ({ kind: 'remove-section', id }) as const),
  ];
}

/** A block whose record is another one than before, or is new, or gone. */
interface ChangedBlock {
  readonly id: string;
  readonly old: Block | undefined;
  readonly now: Block | undefined;
}

function changedBlocks(before: PageDocument, after: PageDocument): readonly ChangedBlock[] {
  const ids = changedBlockIds(before.blocks, after.blocks);
  return ids.map((id) => ({ id, old: before.blocks[id], now: after.blocks[id] }));
}

// Sections whose blocks are others or stand elsewhere.
function touchedSections(changed: readonly ChangedBlock[]): ReadonlySet<string> {
  return new Set(changed.flatMap(({ old, now }) => [old, now].flatMap((block) => block?.sectionId ?? [])));
}

function blockChanges(before: PageDocument, after: PageDocument, sectionId: string): CanvasChange[] {
  const [old, wanted] = [blocksInOrder(before, sectionId), blocksInOrder(after, sectionId)];
  const [oldLayout, layout] = [layoutSection(old), layoutSection(wanted)];
  const oldIds = old.filter(({ id }) => after.blocks[id]?.sectionId === sectionId).map(({ id }) => id);
  const moves = placements(
    oldIds,
    wanted.map(({ id }) => id),
  ).map(({ id, next, isNew }) => ({
    kind: isNew && !(id in before.blocks) ? ('insert-block' as const) : ('move-block' as const),
    id,
    sectionId,
    before: next,
  }));
  const rest = wanted.flatMap((block): CanvasChange[] => {
    const was = before.blocks[block.id];
    const [desktop, phone] = [layout.desktop.get(block.id), layout.phone.get(block.id)];
    if (!was || !desktop || !phone) return [];
    const [oldDesktop, oldPhone] = [oldLayout.desktop.get(block.id), oldLayout.phone.get(block.id)];
    // Pictures are fetched by the width of their place.
    const isWide = oldDesktop?.w === desktop.w && oldPhone?.w === phone.w;
    if (!looksSame(was, block) || !isWide) return [{ kind: 'render-block', id: block.id }];
    const isPlaced = samePlace(oldDesktop, desktop) && samePlace(oldPhone, phone);
    return isPlaced ? [] : [{ kind: 'place-block', id: block.id, desktop, phone }];
  });
  return [...moves, ...rest];
}

function looksSame(a: Block, b: Block): boolean {
  return a === b || (a.type === b.type && a.value === b.value && a.style === b.style);
}

function samePlace(a: GridPlace | undefined, b: GridPlace): boolean {
  if (a === b) return true;
  return a !== undefined && (['x', 'y', 'w', 'h', 'z', 'align'] as const).every((key) => a[key] === b[key]);
}

/** One that is new in a list, or stands elsewhere, and its next one. */
interface Placement {
  readonly id: string;
  readonly next: string | null;
  readonly isNew: boolean;
}

// From the last to the first, so that each stands before one that is in its place already.
function placements(old: readonly string[], wanted: readonly string[]): Placement[] {
  const known = new Map(old.map((id, at) => [id, at]));
  const kept = longestRise(wanted.filter((id) => known.has(id)).map((id) => known.get(id) ?? 0));
  return wanted
    .map((id, at) => ({ id, next: wanted[at + 1] ?? null, isNew: !known.has(id) }))
    .filter(({ id }) => !kept.has(known.get(id) ?? -1))
    .toReversed();
}

// The most numbers of a list that stand in rising order: everything else has to move.
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const best: { readonly length: number; readonly from: number }[] = [];
  for (const [at, number] of numbers.entries()) {
    let entry = { length: 1, from: -1 };
    for (let from = 0; from < at; from += 1) {
      const { length } = best[from] ?? entry;
      if ((numbers[from] ?? 0) < number && length + 1 > entry.length) entry = { length: length + 1, from };
    }
    best.push(entry);
  }
  const rise = new Set<number>();
  let at = best.reduce((top, entry, index) => (entry.length > (best[top]?.length ?? 0) ? index : top), 0);
  while (at >= 0 && at < numbers.length) {
    rise.add(numbers[at] ?? 0);
    at = best[at]?.from ?? -1;
  }
  return rise;
}
