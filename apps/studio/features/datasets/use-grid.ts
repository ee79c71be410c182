import { datasetLimits } from '@veranda/domain/datasets/dataset';
import {
  blockAt,
  type Cells,
  cellAt,
  type CellPlace,
  rangeOf,
  withBlock,
  withoutText,
} from '@veranda/domain/datasets/dataset-cells';
import { useState } from 'react';
import type { DatasetCells } from './use-dataset-cells.ts';

/** Rows and columns that are there at least, and those beyond the figures to go on in. */
const least = { rows: 9, columns: 4 } as const;

/** The selection of the spreadsheet, and the text that is typed into its active cell. */
export function useGrid({ cells, put }: DatasetCells, isReadOnly: boolean) {
  const selection = useSelection(sizeOf(cells));
  const { active, range, typed, setTyped } = selection;
  const change = (next: () => Cells): void => {
    if (!isReadOnly) put(next());
  };
  return {
    ...selection,
    commit: () => {
      if (typed !== null && typed !== cellAt(cells, active))
        change(() => withBlock(cells, active, [[typed]]));
      setTyped(null);
    },
    type: (text: string) => {
      if (!isReadOnly) setTyped(text);
    },
    cancel: () => setTyped(null),
    edit: () => {
      if (!isReadOnly) setTyped(cellAt(cells, active));
    },
    copied: () => blockAt(cells, range),
    empty: () => change(() => withoutText(cells, range)),
    paste: (block: Cells) => change(() => withBlock(cells, range.first, block)),
  };
}

function useSelection(size: ReturnType<typeof sizeOf>) {
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<CellPlace>(active);
  /** Null while nothing is typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const last = { row: size.rows - 1, column: size.columns - 1 };
  return {
    size,
    active,
    range: rangeOf(anchor, active),
    typed,
    setTyped,
    select(place: CellPlace, keepsAnchor = false) {
      const within = {
        row: Math.min(place.row, last.row),
        column: Math.min(place.column, last.column),
      };
      setTyped(null);
      setActive(within);
      if (!keepsAnchor) setAnchor(within);
    },
    selectAll() {
      setAnchor({ row: 0, column: 0 });
      setActive(last);
    },
  };
}

export type Grid = ReturnType<typeof useGrid>;

function sizeOf(cells: Cells): { readonly rows: number; readonly columns: number } {
  const width = Math.max(0, ...cells.map((row) => row.length));
  return {
    rows: Math.min(datasetLimits.rows + 1, Math.max(least.rows, cells.length + 1)),
    columns: Math.min(datasetLimits.columns + 1, Math.max(least.columns, width + 1)),
  };
}
