import type { Edit } from '../../documents/edit.ts';
import { keysInOrder } from '../../documents/order-keys.ts';
import { type Slice, type Slide, slicesInOrder } from './slide.ts';
import { slideEdit } from './slide-edits.ts';

/** Edits that put a new slice below another one; null for the top. */
export function insertionEdits(slide: Slide, slice: Slice, after: string | null): readonly Edit[] {
  const order = placed(slicesInOrder(slide), slice, after);
  const keys = keysInOrder(order, new Set([slice.id]));
  const position = keys.get(slice.id) ?? slice.position;
  return [...moves(keys, slice.id), slideEdit('slice.insert', { slice: { ...slice, position } })];
}

/** Edits that put a slice below another one; none where it stands there. */
export function placementEdits(slide: Slide, id: string, after: string | null): readonly Edit[] {
  const slice = slide.slices[id];
  if (!slice || id === after) return [];
  const order = slicesInOrder(slide);
  const others = order.filter((each) => each !== slice);
  const wanted = placed(others, slice, after);
  if (wanted.every((each, index) => each === order[index])) return [];
  return moves(keysInOrder(wanted, new Set([id])), null);
}

/** Edits that take a slice one place up or down. */
export function stepEdits(slide: Slide, id: string, by: -1 | 1): readonly Edit[] {
  const order = slicesInOrder(slide);
  const index = order.findIndex((each) => each.id === id);
  const target = index + by;
  if (index < 0 || target < 0 || target >= order.length) return [];
  const after = by === 1 ? order[target] : order[target - 1];
  return placementEdits(slide, id, after?.id ?? null);
}

function placed(others: readonly Slice[], slice: Slice, after: string | null): readonly Slice[] {
  const index = others.findIndex(({ id }) => id === after) + 1;
  return [...others.slice(0, index), slice, ...others.slice(index)];
}

function moves(keys: ReadonlyMap<string, string>, except: string | null): readonly Edit[] {
  return [...keys].flatMap(([id, position]) =>
    id === except ? [] : [slideEdit('slice.move', { id, position })],
  );
}
