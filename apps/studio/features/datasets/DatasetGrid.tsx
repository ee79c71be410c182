import type { CellPlace } from '@veranda/domain/datasets/dataset-cells';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from './messages.ts';
import { gridEvents } from './grid-events.ts';
import { GridRow } from './GridRow.tsx';
import type { DatasetCells } from './use-dataset-cells.ts';
import type { Grid } from './use-grid.ts';

interface DatasetGridProps {
  readonly grid: Grid;
  readonly dataset: DatasetCells;
  readonly isReadOnly: boolean;
}

/** Pixels of a row, and rows that are drawn beyond those in view. */
const rowHeight = 36;
const beyond = 6;

/** Cells of a dataset as a spreadsheet; of 500 rows those in view are drawn. */
export function DatasetGrid({ grid, dataset, isReadOnly }: DatasetGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const { active, size } = grid;
  const { page, rows, setTop } = useRowsInView(box, size.rows);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => showCell(box.current, active), [active]);
  return (
    <div
      ref={box}
      className="dataset-grid"
      role="grid"
      aria-label={t('grid')}
      aria-rowcount={size.rows}
      aria-colcount={size.columns}
      aria-multiselectable="true"
      aria-readonly={isReadOnly}
      aria-activedescendant={`cell-${active.row}-${active.column}`}
      tabIndex={0}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      {...gridEvents(grid, dataset, page)}
    >
      <div role="rowgroup" className="dataset-rows" style={{ height: size.rows * rowHeight }}>
        {rows.map((row) => (
          <GridRow
            key={row}
            row={row}
            top={row * rowHeight}
            grid={grid}
            cells={dataset.cells}
            onLeave={() => box.current?.focus()}
          />
        ))}
      </div>
    </div>
  );
}

/** Rows that are drawn: the first, and those in view with some beyond. */
function useRowsInView(box: RefObject<HTMLDivElement | null>, count: number) {
  const [top, setTop] = useState(0);
  const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 400) / rowHeight) - 1);
  const first = Math.max(0, Math.floor(top / rowHeight) - beyond);
  const last = Math.min(count, first + page + 2 * beyond + 2);
  const rows = [...new Set([0, ...Array.from({ length: last - first }, (_, index) => first + index)])];
  return { page, rows, setTop };
}

// A row that is not drawn yet is scrolled to by its place, below the first row, which stays in view.
function showCell(box: HTMLElement | null, { row, column }: CellPlace): void {
  if (!box) return;
  const [above, below] = [row * rowHeight - rowHeight, (row + 1) * rowHeight - box.clientHeight];
  if (row > 0 && box.scrollTop > above) box.scrollTop = above;
  else if (box.scrollTop < below) box.scrollTop = below;
  document.getElementById(`cell-${row}-${column}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
