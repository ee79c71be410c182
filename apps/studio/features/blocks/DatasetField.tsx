import {
  type DatasetProblem,
  datasetLimits,
  datasetOf,
  datasetProblem,
  readDataset,
  writeDataset,
} from '@veranda/domain/datasets/dataset';
import { sameValue } from '@veranda/domain/documents/same-value';
import { Notice } from '@veranda/ui/Notice.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { t } from './messages.ts';

interface DatasetFieldProps {
  readonly label: string;
  readonly value: unknown;
  readonly isReadOnly: boolean;
  readonly onChange: (value: unknown) => void;
}

/** The figures of a chart as cells of a spreadsheet or CSV, with what is missing in them. */
export function DatasetField({ label, value, isReadOnly, onChange }: DatasetFieldProps) {
  const dataset = datasetOf(value);
  const [typed, setTyped] = useState(() => writeDataset(dataset));
  // What was typed stands while it means the figures; undo and other people replace it.
  const text = sameValue(readDataset(typed).dataset, dataset) ? typed : writeDataset(dataset);
  const problem = datasetProblem(dataset);
  return (
    <>
      <TextField
        label={label}
        rows={8}
        value={text}
        isReadOnly={isReadOnly}
        description={t('datasetHelp')}
        errorMessage={problem && problem !== 'missing-data' ? t(problemTexts[problem]) : undefined}
        onChange={(next) => {
          setTyped(next);
          onChange(readDataset(next).dataset);
        }}
      />
      {problem === 'missing-data' ? <Notice tone="warn">{t('datasetMissing')}</Notice> : null}
      {readDataset(text).isTruncated ? (
        <Notice tone="warn">
          {t('datasetTruncated', { maxRows: datasetLimits.rows, maxColumns: datasetLimits.columns })}
        </Notice>
      ) : null}
    </>
  );
}

const problemTexts = {
  'no-columns': 'datasetNoColumns',
  'no-rows': 'datasetNoRows',
  'no-data': 'datasetNoData',
  'missing-data': 'datasetMissing',
} as const satisfies Readonly<Record<DatasetProblem, string>>;
