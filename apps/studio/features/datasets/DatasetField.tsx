import { type Dataset, datasetOf } from '@veranda/domain/datasets/dataset';
import { Button } from '@veranda/ui/Button.tsx';
import { Table } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { laterPart } from '../../later-part.ts';
import { t } from './messages.ts';
import { DatasetNotice } from './DatasetNotice.tsx';

const DatasetDialog = laterPart(() => import('./DatasetDialog.tsx').then((file) => file.DatasetDialog));

interface DatasetFieldProps {
  readonly label: string;
  readonly value: unknown;
  readonly isReadOnly: boolean;
  readonly onChange: (value: unknown) => void;
}

/** The figures of a chart: how many there are, what is missing, and the spreadsheet that they are edited in. */
export function DatasetField({ label, value, isReadOnly, onChange }: DatasetFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const dataset = datasetOf(value);
  const heading = useId();
  return (
    <div className="ui-field" role="group" aria-labelledby={heading}>
      <span className="ui-label" id={heading}>
        {label}
      </span>
      <p className="ui-muted dataset-size">{sizeOf(dataset)}</p>
      <DatasetNotice dataset={dataset} />
      <Button onPress={() => setOpen(true)}>
        <Table size={16} aria-hidden="true" />
        {t(isReadOnly ? 'show' : 'edit')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <DatasetDialog
            dataset={dataset}
            isReadOnly={isReadOnly}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function sizeOf({ rows, columns }: Dataset): string {
  return t('size', { rows: rows.length, columns: columns.length });
}
