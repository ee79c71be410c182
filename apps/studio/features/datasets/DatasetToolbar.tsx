import type { Dataset } from '@veranda/domain/datasets/dataset';
import { readCells, writeDataset } from '@veranda/domain/datasets/dataset-text';
import { withColumn, withoutColumns, withoutRows, withRow } from '@veranda/domain/datasets/dataset-cells';
import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Download, Redo2, Undo2, Upload } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { t } from './messages.ts';
import type { DatasetCells } from './use-dataset-cells.ts';
import type { Grid } from './use-grid.ts';

interface DatasetToolbarProps {
  readonly grid: Grid;
  readonly dataset: DatasetCells;
  readonly figures: Dataset;
}

/** Rows, series, steps back, and CSV in and out. */
export function DatasetToolbar({ grid, dataset, figures }: DatasetToolbarProps) {
  const { cells, put } = dataset;
  const { range } = grid;
  const actions = [
    { name: t('addRow'), act: () => put(withRow(cells, Math.max(1, range.last.row + 1))) },
    { name: t('addSeries'), act: () => put(withColumn(cells, Math.max(1, range.last.column + 1))) },
    { name: t('removeRows'), act: () => put(withoutRows(cells, range)) },
    { name: t('removeSeries'), act: () => put(withoutColumns(cells, range)) },
  ];
  return (
    <div className="dataset-toolbar" role="toolbar" aria-label={t('toolbar')}>
      <IconButton label={t('undo')} isDisabled={!dataset.canUndo} onPress={dataset.undo}>
        <Undo2 size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('redo')} isDisabled={!dataset.canRedo} onPress={dataset.redo}>
        <Redo2 size={16} aria-hidden="true" />
      </IconButton>
      {actions.map(({ name, act }) => (
        <Button key={name} size="small" onPress={act}>
          {name}
        </Button>
      ))}
      <FileTrigger
        acceptedFileTypes={['.csv', '.tsv', '.txt']}
        onSelect={(files) =>
          void files?.[0]?.text().then((text) => put(readCells(text.replace(/^\uFEFF/, ''))))
        }
      >
        <Button size="small">
          <Upload size={14} aria-hidden="true" />
          {t('import')}
        </Button>
      </FileTrigger>
      <Button size="small" isDisabled={figures.rows.length === 0} onPress={() => download(figures)}>
        <Download size={14} aria-hidden="true" />
        {t('export')}
      </Button>
    </div>
  );
}

function download(figures: Dataset): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', writeDataset(figures)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'chart.csv';
  link.click();
  URL.revokeObjectURL(address);
}
