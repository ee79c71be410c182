import type { ImportReport } from '@veranda/contracts/catalog-import';
import { t } from './messages.ts';

/** Products of the report by what becomes of them. */
export function ReportCounts({ report }: { readonly report: ImportReport }) {
  const { products } = report;
  const counts = [
    { label: t('newProducts'), count: products.create },
    { label: t('changed'), count: products.update },
    { label: t('unchanged'), count: products.unchanged },
    { label: t('rejected'), count: products.refused },
  ];
  return (
    <dl className="report-head">
      {counts.map(({ label, count }) => (
        <div key={label} className="report-count">
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
