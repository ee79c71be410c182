import { gridColumns } from '../document.ts';
import { type ArrangedDevice, boundsOf, type NewPlace, shiftPlaces } from './places.ts';
import type { Cells } from './section-grid.ts';

/** Blocks that are dragged together, and the section of the one that is held. */
export interface Dragged {
  readonly subjects: readonly NewPlace[];
  readonly homeId: string;
}

/** Cells around the blocks that are dragged, on the grid of the section they are dragged over. */
export function dragBounds({ subjects, homeId }: Dragged, targetId: string): Cells {
  const here = subjects.filter(({ sectionId }) => sectionId === homeId);
  return boundsOf((targetId === homeId ? here : joined({ subjects, homeId })).map(({ place }) => place));
}

/**
 * Places for which the cells around what is dragged begin at `to`. Within their section, blocks of other sections move
 * along in their own; into another one all of them go, the section of the one that is held first.
 */
export function dragPlaces(
  dragged: Dragged,
  {
    targetId,
    to,
    device,
  }: {
    readonly targetId: string;
    readonly to: Pick<Cells, 'x' | 'y'>;
    readonly device: ArrangedDevice;
  },
): readonly NewPlace[] {
  const bounds = dragBounds(dragged, targetId);
  const by = { columns: to.x - bounds.x, rows: to.y - bounds.y };
  const isHome = targetId === dragged.homeId;
  const subjects = isHome ? dragged.subjects : joined(dragged);
  const places = shiftPlaces(
    subjects.map(({ place }) => place),
    by,
    gridColumns[device],
  );
  return subjects.map((subject, index) => ({
    ...subject,
    sectionId: isHome ? subject.sectionId : targetId,
    place: places[index] ?? subject.place,
  }));
}

// Below one another, section by section, as if they stood in one.
function joined({ subjects, homeId }: Dragged): readonly NewPlace[] {
  const isHome = ({ sectionId }: NewPlace) => sectionId === homeId;
  const others = subjects.filter((each) => !isHome(each));
  const groups = [subjects.filter(isHome), ...Map.groupBy(others, ({ sectionId }) => sectionId).values()];
  let bottom: number | null = null;
  return groups.flatMap((group) => {
    const { y, h } = boundsOf(group.map(({ place }) => place));
    const by: number = bottom === null ? 0 : bottom - y;
    bottom = y + h + by;
    return group.map((each) => ({ ...each, place: { ...each.place, y: each.place.y + by } }));
  });
}
