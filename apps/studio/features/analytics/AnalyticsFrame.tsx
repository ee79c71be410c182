import type { ReportName } from '@veranda/domain/analytics/reports';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Tabs } from '@veranda/ui/Tabs.tsx';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { mayRead, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { shownReports } from './shown-reports.ts';
import { t } from './messages.ts';
import './analytics.css';

const names: Readonly<Record<ReportName, string>> = {
  overview: t('overview'),
  sources: t('sources'),
  pages: t('pages'),
  places: t('places'),
  devices: t('devices'),
  searches: t('searches'),
  interactions: t('interactions'),
  shop: t('shop'),
  speed: t('speed'),
  live: t('live'),
};

/** The head and the tabs of the analytics; `query` is the period, which goes along from tab to tab. */
export function AnalyticsFrame({
  tab,
  query = '',
  children,
}: {
  readonly tab: ReportName | 'errors';
  readonly query?: string;
  readonly children: ReactNode;
}) {
  const site = useSite();
  useTitle(t('analytics'), site.title);
  return (
    <div className="ui-page">
      <PageHeader title={t('analytics')} />
      <Tabs
        label={t('analytics')}
        selected={tab}
        tabs={[
          ...shownReports(site).map((id) => ({
            id,
            label: names[id],
            href: `${paths.report(site.slug, id)}${query}`,
          })),
          ...(mayRead(site, 'analytics')
            ? [{ id: 'errors', label: t('errors'), href: paths.pageErrors(site.slug) } as const]
            : []),
        ]}
      >
        {children}
      </Tabs>
    </div>
  );
}
