import { type Dataset, datasetLimits } from '@veranda/domain/datasets/dataset';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { t } from './messages.ts';
import './dataset.css';
import { DatasetGrid } from './DatasetGrid.tsx';
import { DatasetNotice } from './DatasetNotice.tsx';
import { DatasetToolbar } from './DatasetToolbar.tsx';
import { useDatasetCells } from './use-dataset-cells.ts';
import { useGrid } from './use-grid.ts';

interface DatasetDialogProps {
  readonly dataset: Dataset;
  readonly isReadOnly: boolean;
  readonly onChange: (dataset: Dataset) => void;
  readonly onClose: () => void;
}

/** The spreadsheet of a chart. What is changed is part of the page at once. */
export function DatasetDialog({ dataset, isReadOnly, onChange, onClose }: DatasetDialogProps) {
  const edited = useDatasetCells(dataset, onChange);
  const grid = useGrid(edited, isReadOnly);
  return (
    <Dialog title={t('title')} isOpen onClose={onClose} kind="large">
      <div className="dataset-editor">
        {isReadOnly ? null : <DatasetToolbar grid={grid} dataset={edited} figures={dataset} />}
        <DatasetGrid grid={grid} dataset={edited} isReadOnly={isReadOnly} />
        <p className="ui-help">{t('help')}</p>
        <DatasetNotice dataset={dataset} />
        {edited.isTruncated ? (
          <Notice tone="warn">
            {t('truncated', { maxRows: datasetLimits.rows, maxColumns: datasetLimits.columns })}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  );
}
