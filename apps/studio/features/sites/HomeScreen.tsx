import { useQuery } from '@tanstack/react-query';
import type { SiteDetail } from '@veranda/contracts/sites';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useNow } from '../../use-now.ts';
import { useTitle } from '../../use-title.ts';
import { LatestOrders } from '../orders/LatestOrders.tsx';
import { MismatchNotice } from '../orders/MismatchNotice.tsx';
import { SalesPanel } from '../orders/SalesPanel.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { IdentityNotice } from './IdentityNotice.tsx';
import { NextSteps } from './NextSteps.tsx';
import type { Overview } from './next-steps.ts';
import { overviewQuery } from '../../queries/site-queries.ts';
import { trialMessages } from './trial-messages.ts';
import { t } from './messages.ts';
import './sites.css';
import { viewAddress } from '../../visit-address.ts';

/** First screen of a member: next steps, sales, and the address of the site. */
export function HomeScreen() {
  const site = useSite();
  useTitle(t('home'), site.title);
  const overview = useQuery(overviewQuery(site.id));
  const trial = trialMessages(site, useNow());
  return (
    <div className="ui-page">
      <PageHeader title={site.title}>{trial ? <p>{trial.words}</p> : null}</PageHeader>
      {trial ? <Notice tone={trial.isOver ? 'warn' : 'info'}>{trial.more}</Notice> : null}
      <HomeNotices site={site} notices={overview.data?.notices ?? []} />
      <div className="home-grid">
        {overview.isError ? (
          <ErrorState message={messageOf(overview.error)} onRetry={() => void overview.refetch()} />
        ) : overview.isPending ? (
          <div role="status" aria-label={t('loading')}>
            <Skeleton height="320px" />
          </div>
        ) : (
          <NextSteps site={site} overview={overview.data} />
        )}
        <div className="ui-stack ui-stack--loose">
          <Panel title={t('yourAddress')}>
            <div className="address-line">
              <code className="ui-clip">{site.host}</code>
              <CopyButton text={site.url} />
              {site.published ? (
                <LinkButton size="small" href={viewAddress(site, site.url)} target="_blank" rel="noopener">
                  {t('open')}
                </LinkButton>
              ) : null}
            </div>
            {site.published ? null : <p className="ui-help">{t('yourAddressText')}</p>}
          </Panel>
          {sees(site, 'orders') || sees(site, 'order-totals') ? <SalesPanel /> : null}
          {sees(site, 'orders') ? <LatestOrders /> : null}
        </div>
      </div>
    </div>
  );
}

/** Notices that come before anything else. */
function HomeNotices({
  site,
  notices,
}: {
  readonly site: SiteDetail;
  readonly notices: Overview['notices'];
}) {
  return (
    <>
      {notices.map((notice) => (
        <IdentityNotice key={notice.id} notice={notice} />
      ))}
      {sees(site, 'orders') ? <MismatchNotice /> : null}
    </>
  );
}

function sees({ rights }: SiteDetail, area: string): boolean {
  return (rights[area] ?? 'none') !== 'none';
}
