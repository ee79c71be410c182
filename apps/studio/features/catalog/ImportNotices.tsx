import type { ImportReport } from '@veranda/contracts/catalog-import';
import { Notice } from '@veranda/ui/Notice.tsx';

/** What an import does not read, and what it fetches while it runs. */
export function ImportNotices({ report }: { readonly report: ImportReport }) {
  return (
    <>
      {report.ignoredColumns.length > 0 ? (
        <Notice>Columns that will be ignored: {report.ignoredColumns.join(', ')}</Notice>
      ) : null}
      {report.images.length > 0 ? (
        <Notice>
          {report.images.length === 1 ? '1 image will be' : `${String(report.images.length)} images will be`}{' '}
          downloaded during the import. Any that can’t be downloaded are listed and skipped.
        </Notice>
      ) : null}
    </>
  );
}
