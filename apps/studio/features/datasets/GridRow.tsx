import type { MouseEvent } from 'react';
import { figureOf } from '@veranda/domain/datasets/dataset-text';
import { type Cells, cellAt, type CellPlace } from '@veranda/domain/datasets/dataset-cells';
import { t } from './messages.ts';
import { typingEvents } from './grid-events.ts';
import type { Grid } from './use-grid.ts';

interface GridRowProps {
  readonly row: number;
  /** Pixels from the first row. */
  readonly top: number;
  readonly grid: Grid;
  readonly cells: Cells;
  readonly onLeave: () => void;
}

/** A row of the spreadsheet; the first has the names of the series. */
export function GridRow({ row, top, grid, cells, onLeave }: GridRowProps) {
  return (
    <div
      role="row"
      className={row === 0 ? 'dataset-row dataset-row--head' : 'dataset-row'}
      aria-rowindex={row + 1}
      style={row === 0 ? undefined : { top }}
    >
      {Array.from({ length: grid.size.columns }, (_, column) => (
        <GridCell
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={column}
          column={column}
          row={row}
          grid={grid}
          cells={cells}
          onLeave={onLeave}
        />
      ))}
    </div>
  );
}

type GridCellProps = Omit<GridRowProps, 'top'> & { readonly column: number };

function GridCell({ row, column, grid, cells, onLeave }: GridCellProps) {
  const { active, typed } = grid;
  const isTyped = active.row === row && active.column === column && typed !== null;
  const text = cellAt(cells, { row, column });
  return (
    <div
      {...attributesOf({ row, column }, grid, text)}
      {...pointerEvents({ row, column }, grid, isTyped)}
      role={roleOf({ row, column }, text)}
    >
      {isTyped ? (
        <CellInput grid={grid} onLeave={onLeave} typed={typed} />
      ) : (
        text || (row === 0 || column === 0 ? <Hint row={row} column={column} /> : null)
      )}
    </div>
  );
}

function pointerEvents(place: CellPlace, grid: Grid, isTyped: boolean) {
  return {
    onMouseDown(event: MouseEvent) {
      if (isTyped) return;
      grid.commit();
      grid.select(place, event.shiftKey);
    },
    onMouseEnter(event: MouseEvent) {
      if (event.buttons === 1 && grid.typed === null) grid.select(place, true);
    },
    onDoubleClick: grid.edit,
  };
}

function attributesOf({ row, column }: CellPlace, { active, range: { first, last } }: Grid, text: string) {
  const isFigure = row > 0 && column > 0;
  const isWrong = isFigure && text.trim() !== '' && figureOf(text) === null;
  return {
    id: `cell-${row}-${column}`,
    className: 'dataset-cell',
    'data-active': (active.row === row && active.column === column) || undefined,
    'data-figure': isFigure || undefined,
    'aria-colindex': column + 1,
    'aria-selected': row >= first.row && row <= last.row && column >= first.column && column <= last.column,
    'aria-invalid': isWrong || undefined,
    title: isWrong ? t('noFigure') : undefined,
  };
}

interface CellInputProps {
  readonly grid: Grid;
  readonly typed: string;
  readonly onLeave: () => void;
}

function CellInput({ grid, typed, onLeave }: CellInputProps) {
  const { row, column } = grid.active;
  return (
    <input
      className="dataset-input"
      aria-label={t('cell', { row: row + 1, column: column + 1 })}
      // biome-ignore lint/a11y/noAutofocus: typing has begun on the cell itself
      autoFocus
      value={typed}
      maxLength={200}
      onChange={(event) => grid.type(event.currentTarget.value)}
      onKeyDown={typingEvents(grid, onLeave)}
      onBlur={grid.commit}
    />
  );
}

// A name that is not written yet names nothing.
function roleOf({ row, column }: CellPlace, text: string): 'columnheader' | 'rowheader' | 'gridcell' {
  if (text === '' || (row > 0 && column > 0)) return 'gridcell';
  return row === 0 ? 'columnheader' : 'rowheader';
}

// What the first row and column are for, until they say it themselves.
function Hint({ row, column }: { readonly row: number; readonly column: number }) {
  if (row > 1 || column > 1 || (row === 1 && column === 1)) return null;
  const key = row === 0 ? (column === 0 ? 'labelHint' : 'seriesHint') : 'rowHint';
  return (
    <span className="dataset-hint" aria-hidden="true">
      {t(key)}
    </span>
  );
}
