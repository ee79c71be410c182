import type { ImportReport } from '@veranda/contracts/catalog-import';
import { t } from './messages.ts';

export type ReportRow = ImportReport['rows'][number];
export type Verdict = ReportRow['verdict'];
export type ReportFilter = 'all' | Verdict | 'notes';

/** The filters that have rows, with their counts, "all" first. */
export function filtersOf(
  report: ImportReport,
): readonly { readonly value: ReportFilter; readonly count: number }[] {
  const { counts, rows } = report;
  const noted = rows.filter((row) => row.notes.length > 0).length;
  const all: { value: ReportFilter; count: number }[] = [
    { value: 'refused', count: counts.refused },
    { value: 'create', count: counts.create },
    { value: 'update', count: counts.update },
    { value: 'unchanged', count: counts.unchanged },
    { value: 'notes', count: noted },
  ];
  return [{ value: 'all', count: rows.length }, ...all.filter(({ count }) => count > 0)];
}

/** The rows of a filter that hold the words, in the order of the file. */
export function rowsOf(report: ImportReport, filter: ReportFilter, search: string): readonly ReportRow[] {
  const words = search.trim().toLowerCase();
  return report.rows.filter((row) => {
    const fits = filter === 'all' || (filter === 'notes' ? row.notes.length > 0 : row.verdict === filter);
    if (!fits) return false;
    return (
      !words ||
      `${String(row.number)} ${row.title} ${row.sku} ${row.reason ?? ''}`.toLowerCase().includes(words)
    );
  });
}

/** Effect of applying, as a button says it; null when there is none. */
export function applySummary(report: ImportReport): string | null {
  const { create, update } = report.products;
  if (create > 0 && update > 0) return t('addAndChangeProducts', { create, update });
  if (create > 0) return t('addProducts', { count: create });
  return update > 0 ? t('changeProducts', { count: update }) : null;
}

/** Images by what became of them. */
export function imageCounts(report: ImportReport): { waiting: number; stored: number; skipped: number } {
  const count = (status: 'waiting' | 'stored' | 'skipped') =>
    report.images.filter((image) => image.status === status).length;
  return { waiting: count('waiting'), stored: count('stored'), skipped: count('skipped') };
}
