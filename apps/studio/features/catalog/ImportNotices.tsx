import type { ImportReport } from '@veranda/contracts/catalog-import';
import { Notice } from '@veranda/ui/Notice.tsx';

/** What an import does not read, and what it fetches while it runs. */
export function ImportNotices({ report }: { readonly report: ImportReport }) {
  return (
    <>
      {report.ignoredColumns.length > 0 ? (
        <Notice>Columns that are not read: {report.ignoredColumns.join(', ')}</Notice>
      ) : null}
      {report.images.length > 0 ? (
        <Notice>
          {report.images.length === 1 ? '1 picture is' : `${String(report.images.length)} pictures are`}{' '}
          fetched while the import runs. What cannot be fetched is named and skipped.
        </Notice>
      ) : null}
    </>
  );
}
