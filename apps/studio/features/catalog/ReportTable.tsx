import type { ImportReport } from '@veranda/contracts/catalog-import';
import { Badge, type BadgeTone } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Segments } from '@veranda/ui/Segments.tsx';
import { useState } from 'react';
import { pageSizes } from '../../list-address.ts';
import { filtersOf, type ReportFilter, type ReportRow, rowsOf, type Verdict } from './import-report.ts';

const words: Readonly<Record<Verdict, { before: string; after: string; tone: BadgeTone }>> = {
  create: { before: 'Adds', after: 'Added', tone: 'ok' },
  update: { before: 'Changes', after: 'Changed', tone: 'info' },
  unchanged: { before: 'Unchanged', after: 'Unchanged', tone: 'neutral' },
  refused: { before: 'Refused', after: 'Refused', tone: 'danger' },
};
const filterNames: Readonly<Record<ReportFilter, string>> = {
  all: 'All rows',
  refused: 'Refused',
  create: 'New',
  update: 'Changed',
  unchanged: 'Unchanged',
  notes: 'With notes',
};

/** Every row of the file with its verdict, filtered and searched. */
export function ReportTable({ report, isDone }: { readonly report: ImportReport; readonly isDone: boolean }) {
  const [filter, setFilter] = useState<ReportFilter>('all');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(25);
  const rows = rowsOf(report, filter, search);
  const columns: readonly TableColumn<ReportRow>[] = [
    { key: 'number', header: 'Row', onPhone: 'labelled', render: (row) => row.number },
    {
      key: 'verdict',
      header: 'Verdict',
      render: (row) => (
        <Badge tone={words[row.verdict].tone}>
          {isDone ? words[row.verdict].after : words[row.verdict].before}
        </Badge>
      ),
    },
    {
      key: 'title',
      header: 'Title',
      onPhone: 'lead',
      render: (row) => row.title || <span className="ui-muted">–</span>,
    },
    { key: 'sku', header: 'SKU', render: (row) => <span className="ui-muted">{row.sku}</span> },
    {
      key: 'reason',
      header: 'Reason and notes',
      onPhone: 'lead',
      render: (row) => (
        <>
          {row.reason ? <div className="report-reason">{row.reason}</div> : null}
          {row.notes.map((note) => (
            <div key={note} className="ui-help">
              {note}
            </div>
          ))}
        </>
      ),
    },
  ];
  return (
    <section className="ui-stack" aria-label="Rows of the file">
      <div className="ui-row">
        <SearchField
          label="Search rows"
          value={search}
          onChange={(value) => {
            setSearch(value);
            setPage(1);
          }}
        />
        <Segments
          label="Verdict"
          value={filter}
          segments={filtersOf(report).map(({ value, count }) => ({
            value,
            label: `${filterNames[value]} ${String(count)}`,
          }))}
          onChange={(value) => {
            setFilter(value);
            setPage(1);
          }}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title="No row matches"
          actions={
            <Button
              onPress={() => {
                setSearch('');
                setFilter('all');
              }}
            >
              Show all rows
            </Button>
          }
        />
      ) : (
        <>
          <DataTable
            label="Rows of the file"
            isDense
            columns={columns}
            rows={rows.slice((page - 1) * pageSize, page * pageSize)}
            rowKey={(row) => String(row.number)}
          />
          <Pagination
            page={page}
            pageSize={pageSize}
            total={rows.length}
            pageSizes={pageSizes}
            onPage={setPage}
            onPageSize={(size) => {
              setPageSize(size);
              setPage(1);
            }}
          />
        </>
      )}
    </section>
  );
}
