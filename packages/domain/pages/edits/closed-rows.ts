import type { Block } from '../document.ts';
import { layoutRowsOf } from '../layout-rows.ts';
import type { RowShift } from './row-shifts.ts';

/** Shifts that close the rows in which only the removed blocks stood, from the lowest to the highest. */
export function closedRows(
  blocks: readonly Block[],
  removed: ReadonlySet<string>,
  sectionId: string,
): readonly RowShift[] {
  const rows = layoutRowsOf(blocks);
  return rows
    .flatMap((row, index) => {
      const next = rows[index + 1];
      if (!next || row.blocks.some(({ id }) => !removed.has(id))) return [];
      return [{ sectionId, from: next.top, by: row.top - next.top }];
    })
    .toReversed();
}
