import type { ImportRun } from '@veranda/contracts/catalog-import';
import { Notice } from '@veranda/ui/Notice.tsx';
import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';
import { imageCounts } from './import-report.ts';

export interface ImportOutcomeProps {
  readonly run: ImportRun;
  readonly isUnderWay: boolean;
}

/** How far an import has come: its rows first, then its pictures. */
export function ImportOutcome({ run, isUnderWay }: ImportOutcomeProps) {
  const images = imageCounts(run.report);
  const settled = images.stored + images.skipped;
  const total = run.report.images.length;
  if (run.status === 'failed') return <Notice tone="danger">File processing failed to complete</Notice>;
  if (run.status === 'running') return <ProgressBar label={`Importing ${run.fileName}`} />;
  return (
    <>
      <Notice tone="ok">
        <span role="status">{run.fileName} imported.</span>
      </Notice>
      {isUnderWay && run.status === 'done' ? (
        <ProgressBar
          label="Downloading images"
          value={(settled / Math.max(1, total)) * 100}
          valueLabel={`${String(settled)} of ${String(total)}`}
        />
      ) : null}
    </>
  );
}
