import type { Dataset } from '@veranda/domain/datasets/dataset';
import { type Cells, cellsOf, datasetOfCells } from '@veranda/domain/datasets/dataset-cells';
import { sameValue } from '@veranda/domain/documents/same-value';
import { useState } from 'react';

interface History {
  readonly past: readonly Cells[];
  readonly cells: Cells;
  readonly future: readonly Cells[];
  /** True where the last change had more than there is room for. */
  readonly isTruncated: boolean;
}

const maxSteps = 100;

/** The cells of a dataset while they are edited, with the steps to undo; what others change replaces them. */
export function useDatasetCells(dataset: Dataset, onChange: (dataset: Dataset) => void) {
  const [kept, setKept] = useState<History>(() => fresh(dataset));
  const history = sameValue(datasetOfCells(kept.cells).dataset, dataset) ? kept : fresh(dataset);
  const { past, cells, future } = history;

  function go(next: History): void {
    setKept(next);
    onChange(datasetOfCells(next.cells).dataset);
  }

  return {
    cells,
    isTruncated: history.isTruncated,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    put(next: Cells) {
      const read = datasetOfCells(next);
      go({
        past: [...past, cells].slice(-maxSteps),
        cells: read.isTruncated ? cellsOf(read.dataset) : next,
        future: [],
        isTruncated: read.isTruncated,
      });
    },
    undo() {
      const before = past.at(-1);
      if (before)
        go({ past: past.slice(0, -1), cells: before, future: [cells, ...future], isTruncated: false });
    },
    redo() {
      const [next, ...later] = future;
      if (next) go({ past: [...past, cells], cells: next, future: later, isTruncated: false });
    },
  };
}

export type DatasetCells = ReturnType<typeof useDatasetCells>;

function fresh(dataset: Dataset): History {
  return { past: [], cells: cellsOf(dataset), future: [], isTruncated: false };
}
