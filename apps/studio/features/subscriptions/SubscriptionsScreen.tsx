import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { useListAddress } from '../../list-address.ts';
import { SalesTabs } from '../../shell/SalesTabs.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { useTitle } from '../../use-title.ts';
import { ListedSubscriptions } from './ListedSubscriptions.tsx';
import { statusFilters } from './status-filters.ts';
import { SubscriptionFilters } from './SubscriptionFilters.tsx';
import { subscriptionsQuery } from './subscription-queries.ts';
import { t } from './messages.ts';

/** The subscriptions of a site: who is charged again, and when. */
export function SubscriptionsScreen() {
  const site = useSite();
  useTitle(t('subscriptions'), site.title);
  const place = useListAddress();
  const search = useDebouncedValue(place.text('search'));
  const status = statusFilters.find((filter) => filter.value === place.text('status'))?.value ?? 'all';
  const query = useQuery(
    subscriptionsQuery(site.id, {
      search,
      ...(status === 'all' ? {} : { status }),
      page: place.page,
      pageSize: place.pageSize as 25 | 50 | 100,
    }),
  );
  const isFirstUse = query.data?.total === 0 && search === '' && status === 'all';
  return (
    <div className="ui-page">
      <PageHeader title={t('subscriptions')} />
      <SalesTabs selected="subscriptions">
        <div className="ui-stack">
          {isFirstUse ? null : <SubscriptionFilters place={place} status={status} />}
          <ListedSubscriptions query={query} place={place} isFirstUse={isFirstUse} site={site.slug} />
        </div>
      </SalesTabs>
    </div>
  );
}
