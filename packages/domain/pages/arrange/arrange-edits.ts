import type { Edit } from '../../documents/edit.ts';
import { sameValue } from '../../documents/same-value.ts';
import { type Block, gridColumns, type PageDocument } from '../document.ts';
import { edit } from '../edits/edit-of.ts';
import type { BlockMove } from '../edits/page-edit.ts';
import { type ArrangedDevice, clearedPlaces, type NewPlace, placesOn } from './places.ts';
import { readingPositions } from './reading-positions.ts';

/** Edits that bring blocks to new places on a device; none where nothing changes. */
export function arrangeEdits(
  document: PageDocument,
  device: ArrangedDevice,
  moved: readonly NewPlace[],
): readonly Edit[] {
  const cleared = clearedPlaces(moved, gridColumns[device]).filter(({ id }) => document.blocks[id]);
  return device === 'phone' ? phoneEdits(document, cleared) : desktopEdits(document, cleared);
}

/** Edits that give blocks back to the layout that follows from the desktop; none where they are there already. */
export function followDesktopEdits(document: PageDocument, ids: readonly string[]): readonly Edit[] {
  const detached = ids.flatMap((id) => document.blocks[id] ?? []).filter(({ layout }) => layout.phone);
  return [...Map.groupBy(detached, ({ sectionId }) => sectionId).values()].map((blocks) =>
    edit('block.movePhone', { moves: blocks.map(({ id }) => ({ id, place: null })) }),
  );
}

/** An edit that gives blocks new keys as they stand; none for none. */
export function renumberEdits(blocks: readonly Block[]): readonly Edit[] {
  if (blocks.length === 0) return [];
  const moves = blocks.map(({ id, sectionId, position, layout }): BlockMove => {
    const move = { id, sectionId, position, place: layout.desktop };
    return layout.phone ? { ...move, phone: layout.phone } : move;
  });
  return [edit('block.move', { moves })];
}

function desktopEdits(document: PageDocument, moved: readonly NewPlace[]): readonly Edit[] {
  const sectionIds = [...new Set(moved.map(({ sectionId }) => sectionId))];
  const renumbered: Block[] = [];
  const moves = sectionIds.flatMap((sectionId) => {
    const here = moved.filter((each) => each.sectionId === sectionId);
    const positions = readingPositions(document, sectionId, here);
    renumbered.push(...positions.renumbered);
    return here.map(({ id, place }): BlockMove => {
      const block = document.blocks[id] as Block;
      const move = { id, sectionId, position: positions.keys.get(id) ?? block.position, place };
      const phone = sectionId === block.sectionId ? undefined : block.layout.phone;
      return phone ? { ...move, phone } : move;
    });
  });
  const isMoved = moves.some((move) => isElsewhere(document.blocks[move.id] as Block, move));
  return isMoved ? [...renumberEdits(renumbered), edit('block.move', { moves })] : [];
}

function isElsewhere({ sectionId, position, layout }: Block, move: BlockMove): boolean {
  return sectionId !== move.sectionId || position !== move.position || !sameValue(layout.desktop, move.place);
}

// On the phone blocks stay in their section: another one would move them on the desktop too.
function phoneEdits(document: PageDocument, moved: readonly NewPlace[]): readonly Edit[] {
  const sectionIds = [...new Set(moved.map(({ id }) => document.blocks[id]?.sectionId ?? ''))];
  return sectionIds.flatMap((sectionId) => {
    const before = placesOn(document, sectionId, 'phone');
    const own = moved.filter(({ id }) => before.has(id));
    if (own.every(({ id, place }) => sameValue(before.get(id), place))) return [];
    const after = placesOn(withPhonePlaces(document, own), sectionId, 'phone');
    const ids = new Set(own.map(({ id }) => id));
    // Whoever would give way as a whole is put where it stands, so that it makes room as on the desktop.
    const pinned = [...before].filter(([id, place]) => !ids.has(id) && !sameValue(after.get(id), place));
    const pins = pinned.map(([id, place]) => ({ id, place }));
    return [
      ...(pins.length > 0 ? [edit('block.movePhone', { moves: pins })] : []),
      edit('block.movePhone', { moves: own.map(({ id, place }) => ({ id, place })) }),
    ];
  });
}

function withPhonePlaces(document: PageDocument, moved: readonly NewPlace[]): PageDocument {
  const blocks = moved.flatMap(({ id, place }) => {
    const block = document.blocks[id];
    return block ? [[id, { ...block, layout: { ...block.layout, phone: place } }] as const] : [];
  });
  return { ...document, blocks: { ...document.blocks, ...Object.fromEntries(blocks) } };
}
