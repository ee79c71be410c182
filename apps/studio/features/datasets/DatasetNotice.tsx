import { type Dataset, type DatasetProblem, datasetProblem } from '@veranda/domain/datasets/dataset';
import { Notice } from '@veranda/ui/Notice.tsx';
import { t } from './messages.ts';

/** Notice about figures that are missing or were cut off; nothing where all are there. */
export function DatasetNotice({ dataset }: { readonly dataset: Dataset }) {
  const problem = datasetProblem(dataset);
  return problem === null ? null : <Notice tone="warn">{t(texts[problem])}</Notice>;
}

const texts = {
  'no-columns': 'noColumns',
  'no-rows': 'noRows',
  'no-data': 'noData',
  'missing-data': 'missing',
} as const satisfies Readonly<Record<DatasetProblem, string>>;
