import type { ImportReport } from '@veranda/contracts/catalog-import';
import { useState } from 'react';
import { type ReportFilter, rowsOf } from './import-report.ts';

/** The rows of a report that are looked at: another choice of rows starts at their first page. */
export function useReportRows(report: ImportReport) {
  const [filter, setFilter] = useState<ReportFilter>('all');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(25);
  const rows = rowsOf(report, filter, search);
  return {
    filter,
    search,
    page,
    pageSize,
    total: rows.length,
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
    turnTo: setPage,
    choose: (next: { filter?: ReportFilter; search?: string; pageSize?: number }) => {
      setFilter(next.filter ?? filter);
      setSearch(next.search ?? search);
      setPageSize(next.pageSize ?? pageSize);
      setPage(1);
    },
  };
}

export type ReportRows = ReturnType<typeof useReportRows>;
