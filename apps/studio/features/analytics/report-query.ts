import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getAnalyticsReport } from '@veranda/contracts/analytics-figures';
import type { ReportName } from '@veranda/domain/analytics/reports';
import { call } from '../../api/client.ts';

/** Milliseconds between two looks at who is there now. */
const liveMs = 15_000;

/** A report over a period; the live one is asked for again and again while it is looked at. */
export function reportQuery(
  site: string,
  report: ReportName,
  period: { readonly from?: string; readonly to?: string },
) {
  return queryOptions({
    queryKey: ['site', site, 'analytics', report, period],
    queryFn: ({ signal }) => call(getAnalyticsReport, { params: { site, report }, query: period, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: report === 'live' ? liveMs : false,
  });
}
