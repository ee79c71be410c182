import type { ImportRun } from '@veranda/contracts/catalog-import';
import { Button } from '@veranda/ui/Button.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ReportCounts } from './ReportCounts.tsx';
import { ReportTable } from './ReportTable.tsx';
import { SkippedImages } from './SkippedImages.tsx';
import { t } from './messages.ts';

interface ResultStepProps {
  readonly run: ImportRun;
  readonly isUnderWay: boolean;
  readonly onAgain: () => void;
}

/** Outcome of an import, with every image that could not be fetched. */
export function ResultStep({ run, isUnderWay, onAgain }: ResultStepProps) {
  const site = useSite();
  const { report } = run;
  const skipped = report.images.filter((image) => image.status === 'skipped');
  return (
    <>
      <ImportOutcome run={run} isUnderWay={isUnderWay} />
      <ReportCounts report={report} />
      {report.stores.length > 0 ? (
        <Notice tone="info">
          {t('newStorePageStores', { stores: report.stores.map((store) => store.title).join(', ') })}
        </Notice>
      ) : null}
      <div className="ui-row">
        <LinkButton variant="primary" href={paths.products(site.slug)}>
          {t('viewProducts')}
        </LinkButton>
        <Button variant="quiet" onPress={onAgain}>
          {t('importAnotherFile')}
        </Button>
      </div>
      <SkippedImages images={skipped} />
      <ReportTable report={report} isDone />
    </>
  );
}
