import type { ImportReport } from '@veranda/contracts/catalog-import';

/** Products of the report by what becomes of them. */
export function ReportCounts({ report }: { readonly report: ImportReport }) {
  const { products } = report;
  const counts = [
    { label: 'New products', count: products.create },
    { label: 'Changed', count: products.update },
    { label: 'Unchanged', count: products.unchanged },
    { label: 'Rejected', count: products.refused },
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
