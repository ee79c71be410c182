import type { ImportReport } from '@veranda/contracts/catalog-import';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { filtersOf, type ReportFilter } from './import-report.ts';
import type { ReportRows } from './use-report-rows.ts';
import { t } from './messages.ts';

const names: Readonly<Record<ReportFilter, string>> = {
  all: t('allRows'),
  refused: t('rejected'),
  create: t('new'),
  update: t('changed'),
  unchanged: t('unchanged'),
  notes: t('withNotes'),
};

interface ReportFiltersProps {
  readonly report: ImportReport;
  readonly shown: ReportRows;
}

/** Rows by their words and by their verdict, each verdict with its count. */
export function ReportFilters({ report, shown }: ReportFiltersProps) {
  return (
    <div className="ui-row">
      <SearchField
        label={t('searchRows')}
        value={shown.search}
        onChange={(search) => shown.choose({ search })}
      />
      <SegmentedControl
        label={t('result')}
        value={shown.filter}
        segments={filtersOf(report).map(({ value, count }) => ({
          value,
          label: `${names[value]} ${String(count)}`,
        }))}
        onChange={(filter) => shown.choose({ filter })}
      />
    </div>
  );
}
