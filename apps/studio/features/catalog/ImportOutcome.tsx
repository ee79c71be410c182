import type { ImportRun } from '@veranda/contracts/catalog-import';
import { Notice } from '@veranda/ui/Notice.tsx';
import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';
import { imageCounts } from './import-report.ts';
import { t } from './messages.ts';

interface ImportOutcomeProps {
  readonly run: ImportRun;
  readonly isUnderWay: boolean;
}

/** Progress of an import: its rows first, then its images. */
export function ImportOutcome({ run, isUnderWay }: ImportOutcomeProps) {
  const images = imageCounts(run.report);
  const settled = images.stored + images.skipped;
  const total = run.report.images.length;
  if (run.status === 'failed') return <Notice tone="danger">{t('fileProcessingFailedToComplete')}</Notice>;
  if (run.status === 'running')
    return <ProgressBar label={t('importingFileName', { fileName: run.fileName })} />;
  return (
    <>
      <Notice tone="ok">
        <span role="status">{t('fileNameImported', { fileName: run.fileName })}</span>
      </Notice>
      {isUnderWay && run.status === 'done' ? (
        <ProgressBar
          label={t('downloadingImages')}
          value={(settled / Math.max(1, total)) * 100}
          valueLabel={t('settledOfTotal', { settled, total })}
        />
      ) : null}
    </>
  );
}
