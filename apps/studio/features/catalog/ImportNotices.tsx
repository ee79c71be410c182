import type { ImportReport } from '@veranda/contracts/catalog-import';
import { Notice } from '@veranda/ui/Notice.tsx';
import { t } from './messages.ts';

/** Columns that an import does not read, and images that it downloads. */
export function ImportNotices({ report }: { readonly report: ImportReport }) {
  return (
    <>
      {report.ignoredColumns.length > 0 ? (
        <Notice>{t('ignoredColumns', { ignoredColumns: report.ignoredColumns.join(', ') })}</Notice>
      ) : null}
      {report.images.length > 0 ? (
        <Notice>{t('imagesDownloaded', { count: report.images.length })} </Notice>
      ) : null}
    </>
  );
}
