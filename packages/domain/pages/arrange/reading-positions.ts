import { keysInOrder } from '../../documents/order-keys.ts';
import type { Block, PageDocument } from '../document.ts';
import { blocksInOrder } from '../reading-order.ts';
import { collide } from '../edits/row-shifts.ts';
import { documentLimits } from '../validate.ts';
import { byRow, type NewPlace } from './places.ts';

/** Fractional keys of a section’s blocks after some have come to new places. */
interface ReadingPositions {
  /** Keys of the blocks that have come. */
  readonly keys: ReadonlyMap<string, string>;
  /** Blocks that stay and need another key, where there was no room between two. */
  readonly renumbered: readonly Block[];
}

interface Listed {
  readonly id: string;
  readonly position: string;
  readonly place: { readonly x: number; readonly y: number };
}

/** Keys by which blocks are read after the one that stands before them by row, then by column. */
export function readingPositions(
  document: PageDocument,
  sectionId: string,
  moved: readonly Pick<NewPlace, 'id' | 'place'>[],
): ReadingPositions {
  const ids = new Set(moved.map(({ id }) => id));
  const all = blocksInOrder(document, sectionId);
  const staying = all.filter(({ id }) => !ids.has(id));
  const from = roomFrom(staying, moved);
  const list: Listed[] = staying.map(({ id, position, layout: { desktop: place } }) => ({
    id,
    position,
    place: place.y < from ? place : { ...place, y: place.y + documentLimits.rows },
  }));
  for (const { id, place } of moved.toSorted((a, b) => byRow(a.place, b.place))) {
    const position = document.blocks[id]?.position ?? '';
    list.splice(indexAfter(list, place), 0, { id, position, place });
  }
  // In the same order as before nobody needs another key.
  const isSame = all.length === list.length && all.every(({ id }, index) => id === list[index]?.id);
  const fresh = isSame ? new Map<string, string>() : keysInOrder(list, ids);
  const keys = list.map(({ id, position }) => [id, fresh.get(id) ?? position] as const);
  return {
    keys: new Map(keys.filter(([id]) => ids.has(id))),
    renumbered: staying.flatMap((block) => {
      const position = fresh.get(block.id);
      return position === undefined ? [] : [{ ...block, position }];
    }),
  };
}

// Everything from this row on goes below what has come, which needs the room.
function roomFrom(staying: readonly Block[], moved: readonly Pick<NewPlace, 'place'>[]): number {
  const rows = staying
    .map(({ layout }) => layout.desktop)
    .filter((other) => moved.some(({ place }) => collide(place, other)))
    .map(({ y }) => y);
  return Math.min(...rows);
}

// After the nearest of those that the eye meets before.
function indexAfter(list: readonly Listed[], place: Listed['place']): number {
  let found = -1;
  for (const [index, each] of list.entries()) {
    if (byRow(each.place, place) > 0) continue;
    if (found < 0 || byRow(each.place, list[found]?.place ?? place) >= 0) found = index;
  }
  return found + 1;
}
