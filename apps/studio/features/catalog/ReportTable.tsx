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

export interface ReportTableProps {
  readonly report: ImportReport;
  readonly isDone: boolean;
}

/** Every row of the file with its verdict, filtered and searched. */
export function ReportTable({ report, isDone }: ReportTableProps) {
  const shown = useReportRows(report);
  return (
    <section className="ui-stack" aria-label="Rows of the file">
      <ReportFilters report={report} shown={shown} />
      {shown.total === 0 ? (
        <EmptyState
          title="No row matches"
          actions={<Button onPress={() => shown.choose({ search: '', filter: 'all' })}>Show all rows</Button>}
        />
      ) : (
        <>
          <DataTable
            label="Rows of the file"
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
    { key: 'number', header: 'Row', onPhone: 'labelled', render: (row) => row.number },
    {
      key: 'verdict',
      header: 'Result',
      render: (row) => <VerdictBadge verdict={row.verdict} isDone={isDone} />,
    },
    {
      key: 'title',
      header: 'Title',
      onPhone: 'lead',
      render: (row) => row.title || <span className="ui-muted">Another variant</span>,
    },
    { key: 'sku', header: 'SKU', render: (row) => <span className="report-sku">{row.sku}</span> },
    {
      key: 'reason',
      header: 'Reason and notes',
      onPhone: 'lead',
      render: (row) => <RowNotes row={row} />,
    },
  ];
}
