import type { SiteDetail } from '@veranda/contracts/sites';
import { type ReportName, reports, shownTables } from '@veranda/domain/analytics/reports';
import { mayRead } from '../../shell/use-site.ts';

/** Reports that the member may open, in their order: some roles see those of the store or of campaigns alone. */
export function shownReports(site: SiteDetail): readonly ReportName[] {
  return reports.filter((report) => shownTables(report, (area) => mayRead(site, area)) !== null);
}
