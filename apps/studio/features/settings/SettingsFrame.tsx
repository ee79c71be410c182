import { useQuery } from '@tanstack/react-query';
import type { SettingsBody } from '@veranda/contracts/sites';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Tabs } from '@veranda/ui/Tabs.tsx';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { settingsQuery } from './settings-queries.ts';
import { t } from './messages.ts';

interface SettingsFrameProps {
  readonly tab:
    | 'general'
    | 'store'
    | 'shipping'
    | 'taxes'
    | 'payments'
    | 'languages'
    | 'redirects'
    | 'social'
    | 'code'
    | 'domains'
    | 'people'
    | 'developers'
    | 'activity';
  /** Name of the screen in the browser's tab, where it is not that of its tab here. */
  readonly title?: string;
  readonly children: ReactNode;
}

const titles = {
  general: t('settings'),
  store: t('store'),
  shipping: t('shipping'),
  taxes: t('taxes'),
  payments: t('payments'),
  domains: t('domains'),
  languages: t('languages'),
  redirects: t('redirects'),
  social: t('social'),
  code: t('codeInjection'),
  people: t('people'),
  developers: t('developers'),
  activity: t('activity'),
} as const satisfies Readonly<Record<SettingsFrameProps['tab'], string>>;

/** The head and the tabs of the settings. */
export function SettingsFrame({ tab, title = titles[tab], children }: SettingsFrameProps) {
  const site = useSite();
  useTitle(title, site.title);
  return (
    <div className="ui-page ui-page--narrow">
      <PageHeader title={t('settings')} />
      <Tabs
        label={t('settings')}
        selected={tab}
        tabs={[
          { id: 'general', label: t('general'), href: paths.settings(site.slug) },
          { id: 'store', label: t('store'), href: paths.storeSettings(site.slug) },
          { id: 'shipping', label: t('shipping'), href: paths.shipping(site.slug) },
          { id: 'taxes', label: t('taxes'), href: paths.taxes(site.slug) },
          { id: 'payments', label: t('payments'), href: paths.payments(site.slug) },
          ...(mayWrite(site, 'domains')
            ? [{ id: 'domains', label: t('domains'), href: paths.domains(site.slug) }]
            : []),
          { id: 'languages', label: t('languages'), href: paths.languages(site.slug) },
          { id: 'redirects', label: t('redirects'), href: paths.redirects(site.slug) },
          { id: 'social', label: t('social'), href: paths.socialSettings(site.slug) },
          ...((site.rights['custom-code'] ?? 'none') === 'none'
            ? []
            : [{ id: 'code', label: t('codeInjection'), href: paths.codeInjection(site.slug) }]),
          { id: 'people', label: t('people'), href: paths.people(site.slug) },
          ...((site.rights['people'] ?? 'none') === 'none'
            ? []
            : [{ id: 'developers', label: t('developers'), href: paths.apiKeys(site.slug) }]),
          { id: 'activity', label: t('activity'), href: paths.activity(site.slug) },
        ]}
      >
        {children}
      </Tabs>
    </div>
  );
}

/** Reads the settings and hands them to a form, which starts again with every version. */
export function WithSettings({ children }: { readonly children: (settings: SettingsBody) => ReactNode }) {
  const site = useSite();
  const query = useQuery(settingsQuery(site.id));
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data || (query.isFetching && !query.isFetchedAfterMount)) {
    return (
      <div className="ui-stack" role="status" aria-label={t('loading')}>
        <Skeleton height="220px" />
        <Skeleton height="160px" />
      </div>
    );
  }
  return <div key={query.data.version}>{children(query.data.settings)}</div>;
}
