import type { AnalyticsReport } from '@veranda/contracts/analytics-figures';
import { hasSums } from '@veranda/db/analytics/figures-reader';
import { periodBefore, readPeriod } from '@veranda/domain/analytics/period';
import type { ReportName } from '@veranda/domain/analytics/reports';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import { readSitePayments } from '@veranda/server/platform/payments/payments';
import type { Deps } from '@veranda/server/services/deps';
import type { SiteEntry } from '@veranda/server/services/sites/directory/site-directory';
import { interactions, searches } from './actions.ts';
import type { ReportInput, ReportParts } from './report-input.ts';
import { shop } from './shop.ts';
import { live, speed } from './speed.ts';
import { devices, overview, pages, places, sources } from './visits.ts';

const readers: Readonly<Record<ReportName, (input: ReportInput) => Promise<ReportParts>>> = {
  overview,
  sources,
  pages,
  places,
  devices,
  searches,
  interactions,
  shop,
  speed,
  live,
};

/** A report of a site over a period of its own clock. */
export async function readReport(
  deps: Pick<Deps, 'db' | 'now' | 'payments' | 'settings'>,
  site: Pick<SiteEntry, 'id' | 'timeZone' | 'currency'>,
  asked: { readonly report: ReportName; readonly from: string | undefined; readonly to: string | undefined },
): Promise<AnalyticsReport | Refusal> {
  const { timeZone, currency } = site;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(deps.now());
  const period = readPeriod(asked, today);
  if (isRefusal(period)) return period;
  const before = periodBefore(period);
  return deps.db.forSite(site.id, async (tx) => {
    const { testMode } = (await readSitePayments(deps, tx)).cards;
    const input = { tx, period, before, timeZone, currency, testMode, now: deps.now() };
    const parts = await readers[asked.report](input);
    const isEmpty =
      asked.report !== 'live' && !(await hasSums(tx)) && !parts.figures.some(({ value }) => value);
    return { timeZone, currency, ...period, before, isEmpty, ...parts };
  });
}

/** The report with these tables alone, without figures and chart; whole for `all`. */
export function onlyTables(report: AnalyticsReport, keys: 'all' | readonly string[]): AnalyticsReport {
  if (keys === 'all') return report;
  return {
    ...report,
    figures: [],
    series: null,
    tables: report.tables.filter(({ key }) => keys.includes(key)),
  };
}
