import type { ImportRun } from '@veranda/contracts/catalog-import';
import { Button } from '@veranda/ui/Button.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ReportCounts } from './ReportCounts.tsx';
import { ReportTable } from './ReportTable.tsx';
import { SkippedPictures } from './SkippedPictures.tsx';

export interface ResultStepProps {
  readonly run: ImportRun;
  readonly isUnderWay: boolean;
  readonly onAgain: () => void;
}

/** What an import has done, with every picture that could not be fetched. */
export function ResultStep({ run, isUnderWay, onAgain }: ResultStepProps) {
  const site = useSite();
  const { report } = run;
  const skipped = report.images.filter((image) => image.status === 'skipped');
  return (
    <>
      <ImportOutcome run={run} isUnderWay={isUnderWay} />
      <ReportCounts report={report} />
      {report.stores.length > 0 ? (
        <Notice tone="info">New store page: {report.stores.map((store) => store.title).join(', ')}</Notice>
      ) : null}
      <div className="ui-row">
        <LinkButton variant="primary" href={paths.products(site.slug)}>
          View products
        </LinkButton>
        <Button variant="quiet" onPress={onAgain}>
          Import another file
        </Button>
      </div>
      <SkippedPictures images={skipped} />
      <ReportTable report={report} isDone />
    </>
  );
}
