import { readCells } from '@veranda/domain/datasets/dataset-text';
import { writeCells } from '@veranda/domain/datasets/dataset-cells';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { movedBy } from './grid-moves.ts';
import type { DatasetCells } from './use-dataset-cells.ts';
import type { Grid } from './use-grid.ts';

/** Keys and clipboard of the spreadsheet while no text is typed into a cell. */
export function gridEvents(grid: Grid, { undo, redo }: DatasetCells, page: number) {
  function press(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    const moved = movedBy({ key, isControl }, grid.active, { ...grid.size, page });
    if (moved) grid.select(moved, shiftKey);
    else if (isControl && key.toLowerCase() === 'z') (shiftKey ? redo : undo)();
    else if (isControl && key.toLowerCase() === 'y') redo();
    else if (isControl && key.toLowerCase() === 'a') grid.selectAll();
    else if (isControl || event.altKey) return false;
    else if (key === 'Delete' || key === 'Backspace') grid.empty();
    else if (key === 'Enter' || key === 'F2') grid.edit();
    else if (key.length === 1) grid.type(key);
    else return false;
    return true;
  }

  return {
    onKeyDown(event: KeyboardEvent) {
      if (!press(event)) return;
      event.preventDefault();
      // The keys of the page behind are others.
      event.stopPropagation();
    },
    onCopy(event: ClipboardEvent) {
      event.preventDefault();
      event.clipboardData.setData('text/plain', writeCells(grid.copied()));
    },
    onCut(event: ClipboardEvent) {
      event.preventDefault();
      event.clipboardData.setData('text/plain', writeCells(grid.copied()));
      grid.empty();
    },
    onPaste(event: ClipboardEvent) {
      event.preventDefault();
      grid.paste(readCells(event.clipboardData.getData('text/plain').replace(/\r?\n$/, '')));
    },
  };
}

/** Keys of the text that is typed into a cell; the focus goes back to the grid by `leave`. */
export function typingEvents(grid: Grid, leave: () => void) {
  const { row, column } = grid.active;
  return (event: KeyboardEvent): void => {
    event.stopPropagation();
    const { key, shiftKey } = event;
    if (key === 'Escape') grid.cancel();
    else if (key === 'Enter') {
      grid.commit();
      grid.select({ row: Math.max(0, row + (shiftKey ? -1 : 1)), column });
    } else if (key === 'Tab') {
      grid.commit();
      grid.select({ row, column: Math.max(0, column + (shiftKey ? -1 : 1)) });
    } else return;
    event.preventDefault();
    leave();
  };
}
