import type { PageDocument } from '../document.ts';
import { blocksInOrder } from '../reading-order.ts';
import { clamp, type NewPlace, placedBlocks } from './places.ts';

/** Steps among what lies over one another. */
export type LayerStep = 'forward' | 'backward' | 'front' | 'back';

/** Highest level that a document may hold. */
const maxLevel = 1000;

/**
 * Places with other levels (`z`): at 0 a block takes part in the grid and others make room for it, above 0 it lies over
 * others. Forward goes at most one level above all others of the section.
 */
export function layeredPlaces(
  document: PageDocument,
  ids: readonly string[],
  step: LayerStep,
): readonly NewPlace[] {
  const moved = new Set(ids);
  return placedBlocks(document, ids, 'desktop').map((each) => {
    const others = blocksInOrder(document, each.sectionId).filter(({ id }) => !moved.has(id));
    const top = Math.min(maxLevel, Math.max(0, ...others.map(({ layout }) => layout.desktop.z)) + 1);
    return { ...each, place: { ...each.place, z: levelAfter(each.place.z, step, top) } };
  });
}

function levelAfter(level: number, step: LayerStep, top: number): number {
  switch (step) {
    case 'forward':
      return clamp(level + 1, 0, Math.max(top, level));
    case 'backward':
      return Math.max(0, Math.min(level, top) - 1);
    case 'front':
      return top;
    case 'back':
      return 0;
  }
}
