import type { SiteDetail } from '@veranda/contracts/sites';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { type ReactNode, Suspense } from 'react';
import { Outlet, useParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useSiteOf } from '../queries/site-queries.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { SiteBar } from './SiteBar.tsx';
import { SiteNav } from './SiteNav.tsx';
import { useAccount } from '../use-account.ts';
import { LinkedSiteContext } from '../links/link-context.ts';
import { SiteContext } from './use-site.ts';
import { useUnseen } from './use-unseen.ts';
import { useFrameTitle } from '../use-title.ts';
import { t } from './messages.ts';

interface SiteShellProps {
  readonly publishMenu: (site: SiteDetail) => ReactNode;
  /** Puts what a screen needs of rights around it. */
  readonly gate: (screen: ReactNode) => ReactNode;
}

/** The frame of a site: its bar, its places, and the screen. */
export function SiteShell({ publishMenu, gate }: SiteShellProps) {
  const { site: name = '' } = useParams();
  const account = useAccount();
  const { site, isMissing, error, retry } = useSiteOf(name);
  const unseen = useUnseen(site);
  useFrameTitle(site?.title);
  if (isMissing) return <NotFoundScreen />;
  if (error) {
    return (
      <main className="centred">
        <ErrorState message={messageOf(error)} onRetry={retry} />
      </main>
    );
  }
  if (!site) return <ShellSkeleton />;
  return (
    <SiteContext value={site}>
      <a className="skip-link" href="#main">
        {t('skipToContent')}
      </a>
      <SiteBar site={site} account={account} publishMenu={publishMenu(site)} />
      <SiteNav site={name} rights={site.rights} unseen={unseen} />
      <main id="main" className="site-main" tabIndex={-1}>
        <Suspense fallback={<ScreenSkeleton />}>
          <LinkedSiteContext value={site.id}>{gate(<Outlet context={account} />)}</LinkedSiteContext>
        </Suspense>
      </main>
    </SiteContext>
  );
}

function ShellSkeleton() {
  return (
    <>
      <div className="site-bar" />
      <div className="site-nav" />
      <main className="site-main">
        <ScreenSkeleton />
      </main>
    </>
  );
}

function ScreenSkeleton() {
  return (
    <div className="ui-page" role="status" aria-label={t('loading')}>
      <Skeleton width="220px" height="32px" />
      <Skeleton height="120px" />
      <Skeleton height="240px" />
    </div>
  );
}
