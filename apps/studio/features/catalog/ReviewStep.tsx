import type { ImportRun } from '@veranda/contracts/catalog-import';
import { Button } from '@veranda/ui/Button.tsx';
import { useState } from 'react';
import { FailureNotice } from '../../FailureNotice.tsx';
import { ImportNotices } from './ImportNotices.tsx';
import { applySummary } from './import-report.ts';
import { OverflowNotice } from './OverflowNotice.tsx';
import { ReportCounts } from './ReportCounts.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { useImport } from './use-import.ts';
import { t } from './messages.ts';

interface ReviewStepProps {
  readonly run: ImportRun;
  readonly flow: ReturnType<typeof useImport>;
}

/** The report before anything is done: every row with its verdict, and the one button that does it. */
export function ReviewStep({ run, flow }: ReviewStepProps) {
  const { report } = run;
  const { overflow } = report;
  const [takesSecond, setTakesSecond] = useState(true);
  const summary = applySummary(report);
  return (
    <>
      {flow.apply.isError ? <FailureNotice failure={flow.apply.error} /> : null}
      <ReportCounts report={report} />
      {overflow ? (
        <OverflowNotice overflow={overflow} takesSecond={takesSecond} onChange={setTakesSecond} />
      ) : null}
      <ImportNotices report={report} />
      <div className="ui-row">
        <Button
          variant="primary"
          isDisabled={summary === null}
          onPress={() => flow.apply.mutate(overflow && takesSecond ? 'second-store' : 'refuse')}
        >
          {summary ?? t('nothingToImport')}
        </Button>
        <Button variant="quiet" onPress={flow.startOver}>
          {t('chooseAnotherFile')}
        </Button>
      </div>
      <ReportTable report={report} isDone={false} />
    </>
  );
}
