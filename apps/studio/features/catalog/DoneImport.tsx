import type { ImportRun } from '@veranda/contracts/catalog-import';
import { Button } from '@veranda/ui/Button.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { imageCounts } from './import-report.ts';
import { ReportCounts } from './ReportCounts.tsx';
import { ReportTable } from './ReportTable.tsx';

export interface DoneImportProps {
  readonly run: ImportRun;
  readonly isUnderWay: boolean;
  readonly onAgain: () => void;
}

/** What an import has done, with every picture that could not be fetched. */
export function DoneImport({ run, isUnderWay, onAgain }: DoneImportProps) {
  const site = useSite();
  const { report } = run;
  const images = imageCounts(report);
  const settled = images.stored + images.skipped;
  const skipped = report.images.filter((image) => image.status === 'skipped');
  return (
    <>
      {run.status === 'failed' ? (
        <Notice tone="danger">File processing failed to complete</Notice>
      ) : run.status === 'running' ? (
        <ProgressBar label={`Importing ${run.fileName}`} />
      ) : (
        <Notice tone="ok">
          <span role="status">{run.fileName} is imported.</span>
        </Notice>
      )}
      {isUnderWay && run.status === 'done' ? (
        <ProgressBar
          label="Fetching pictures"
          value={(settled / Math.max(1, report.images.length)) * 100}
          valueLabel={`${String(settled)} of ${String(report.images.length)}`}
        />
      ) : null}
      <ReportCounts report={report} />
      {report.stores.length > 0 ? (
        <Notice tone="info">New store page: {report.stores.map((store) => store.title).join(', ')}</Notice>
      ) : null}
      <div className="ui-row">
        <LinkButton variant="primary" href={paths.products(site.slug)}>
          See the products
        </LinkButton>
        <Button variant="quiet" onPress={onAgain}>
          Import another file
        </Button>
      </div>
      {skipped.length > 0 ? (
        <Panel
          title={
            skipped.length === 1 ? '1 picture was skipped' : `${String(skipped.length)} pictures were skipped`
          }
          note="The products are there without them. Add them by hand, or import again when they can be reached."
        >
          <ul className="skipped">
            {skipped.map((image) => (
              <li key={`${String(image.row)} ${image.address}`}>
                Row {image.row}: <code>{image.address}</code>
                <div className="ui-help">{image.reason}</div>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      <ReportTable report={report} isDone />
    </>
  );
}
