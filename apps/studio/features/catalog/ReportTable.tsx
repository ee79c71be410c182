import type { ImportReport } from '@veranda/contracts/catalog-import';
import { Button } from '@veranda/ui/Button.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { pageSizes } from '../../list-address.ts';
import type { ReportRow } from './import-report.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { RowNotes } from './RowNotes.tsx';
import { useReportRows } from './use-report-rows.ts';
import { VerdictBadge } from './VerdictBadge.tsx';
import { t } from './messages.ts';

interface ReportTableProps {
  readonly report: ImportReport;
  readonly isDone: boolean;
}

/** Every row of the file with its verdict, filtered and searched. */
export function ReportTable({ report, isDone }: ReportTableProps) {
  const shown = useReportRows(report);
  return (
    <section className="ui-stack" aria-label={t('rowsOfTheFile')}>
      <ReportFilters report={report} shown={shown} />
      {shown.total === 0 ? (
        <EmptyState
          title={t('noRowMatches')}
          actions={
            <Button onPress={() => shown.choose({ search: '', filter: 'all' })}>{t('showAllRows')}</Button>
          }
        />
      ) : (
        <>
          <DataTable
            label={t('rowsOfTheFile')}
            isDense
            columns={columnsOf(isDone)}
            rows={shown.rows}
            rowKey={(row) => String(row.number)}
          />
          <Pagination
            page={shown.page}
            pageSize={shown.pageSize}
            total={shown.total}
            pageSizes={pageSizes}
            onPage={shown.turnTo}
            onPageSize={(pageSize) => shown.choose({ pageSize })}
          />
        </>
      )}
    </section>
  );
}

function columnsOf(isDone: boolean): readonly TableColumn<ReportRow>[] {
  return [
    { key: 'number', header: t('row'), mobileSlot: 'labelled', render: (row) => row.number },
    {
      key: 'verdict',
      header: t('result'),
      render: (row) => <VerdictBadge verdict={row.verdict} isDone={isDone} />,
    },
    {
      key: 'title',
      header: t('title'),
      mobileSlot: 'title',
      render: (row) => row.title || <span className="ui-muted">{t('anotherVariant')}</span>,
    },
    { key: 'sku', header: t('sku'), render: (row) => <span className="report-sku">{row.sku}</span> },
    {
      key: 'reason',
      header: t('reasonAndNotes'),
      mobileSlot: 'title',
      render: (row) => <RowNotes row={row} />,
    },
  ];
}
