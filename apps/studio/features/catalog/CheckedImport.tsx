import type { ImportRun } from '@veranda/contracts/catalog-import';
import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { ImportNotices } from './ImportNotices.tsx';
import { applyWords, products } from './import-report.ts';
import { ReportCounts } from './ReportCounts.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { useImport } from './use-import.ts';

export interface CheckedImportProps {
  readonly run: ImportRun;
  readonly flow: ReturnType<typeof useImport>;
}

/** The report before anything is done: every row with its verdict, and the one button that does it. */
export function CheckedImport({ run, flow }: CheckedImportProps) {
  const { report } = run;
  const { overflow } = report;
  const [takesSecond, setTakesSecond] = useState(true);
  const words = applyWords(report);
  if (flow.apply.isPending) {
    return (
      <ProgressBar
        label={flow.percent < 100 ? 'Sending the file' : 'Importing: you may leave, it goes on'}
        value={flow.percent < 100 ? flow.percent : undefined}
      />
    );
  }
  return (
    <>
      {flow.apply.isError ? <Notice tone="danger">{messageOf(flow.apply.error)}</Notice> : null}
      <ReportCounts report={report} />
      {overflow ? (
        <Notice tone="warn">
          <p>
            {products(overflow.products)} do not fit: a store page holds at most 200. They can go into a
            second store page, “{overflow.storeTitle}”.
          </p>
          <Checkbox isSelected={takesSecond} onChange={setTakesSecond}>
            Make “{overflow.storeTitle}” for them
          </Checkbox>
        </Notice>
      ) : null}
      <ImportNotices report={report} />
      <div className="ui-row">
        <Button
          variant="primary"
          isDisabled={words === null}
          onPress={() => flow.apply.mutate(overflow && takesSecond ? 'second-store' : 'refuse')}
        >
          {words === null ? 'Nothing to import' : sentence(words)}
        </Button>
        <Button variant="quiet" onPress={flow.startOver}>
          Choose another file
        </Button>
      </div>
      <ReportTable report={report} isDone={false} />
    </>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
