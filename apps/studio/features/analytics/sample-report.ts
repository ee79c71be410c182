import type { AnalyticsReport } from '@veranda/contracts/analytics-figures';

/** Visits of the days of the example, which rise on weekends. */
const week = [42, 38, 45, 51, 64, 88, 73];

/** The overview of a site as it may look after some weeks, for owners who have no visits yet. */
export function sampleReport({ from, to, timeZone, currency }: AnalyticsReport): AnalyticsReport {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const rows = Array.from({ length: days }, (_, index) => {
    const visits = week[index % week.length] ?? 0;
    const label = new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10);
    return { label, values: [visits, Math.round(visits * 0.8), visits * 3, visits * 2.5] };
  });
  const sum = (column: number) => rows.reduce((all, { values }) => all + (values[column] ?? 0), 0);
  const visits = sum(0);
  const orders = Math.round(visits / 50);
  return {
    timeZone,
    currency,
    from,
    to,
    before: null,
    isEmpty: false,
    figures: [
      { key: 'visits', unit: 'count', value: visits, before: Math.round(visits * 0.9) },
      { key: 'visitors', unit: 'count', value: Math.round(visits * 0.7), before: Math.round(visits * 0.66) },
      { key: 'views', unit: 'count', value: sum(2), before: Math.round(sum(2) * 0.95) },
      { key: 'bounce', unit: 'share', value: 0.41, before: 0.44 },
      { key: 'sales', unit: 'money', value: sum(3), before: Math.round(sum(3) * 0.85) },
      { key: 'orders', unit: 'count', value: orders, before: Math.round(orders * 0.85) },
      { key: 'conversion', unit: 'share', value: 0.02, before: 0.019 },
    ],
    series: {
      key: 'days',
      columns: [
        { key: 'visits', unit: 'count' },
        { key: 'visitors', unit: 'count' },
        { key: 'views', unit: 'count' },
        { key: 'sales', unit: 'money' },
      ],
      rows,
    },
    tables: [],
  };
}
