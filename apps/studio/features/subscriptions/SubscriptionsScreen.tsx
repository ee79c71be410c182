import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Segments } from '@veranda/ui/Segments.tsx';
import { useListAddress } from '../../list-address.ts';
import { SalesTabs } from '../../shell/SalesTabs.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useSettled } from '../../use-settled.ts';
import { useTitle } from '../../use-title.ts';
import { ListedSubscriptions } from './ListedSubscriptions.tsx';
import { subscriptionsQuery } from './subscription-queries.ts';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'past_due', label: 'Past due' },
  { value: 'canceled', label: 'Canceled' },
] as const;

/** The subscriptions of a site: who is charged again, and when. */
export function SubscriptionsScreen() {
  const site = useSite();
  useTitle('Subscriptions', site.title);
  const place = useListAddress();
  const search = useSettled(place.text('search'));
  const status = filters.find((filter) => filter.value === place.text('status'))?.value ?? 'all';
  const pageSize = place.pageSize as 25 | 50 | 100;
  const query = useQuery(
    subscriptionsQuery(site.id, {
      search,
      ...(status === 'all' ? {} : { status }),
      page: place.page,
      pageSize,
    }),
  );
  const isFiltered = search !== '' || status !== 'all';
  const isFirstUse = query.data?.total === 0 && !isFiltered;
  return (
    <div className="ui-page">
      <PageHeader title="Subscriptions" />
      <SalesTabs selected="subscriptions">
        <div className="ui-stack">
          {isFirstUse ? null : (
            <div className="ui-row">
              <SearchField
                label="Search by e-mail or product"
                value={place.text('search')}
                onChange={(value) => place.set({ search: value })}
              />
              <Segments
                label="Status"
                value={status}
                segments={filters}
                onChange={(value) => place.set({ status: value === 'all' ? '' : value })}
              />
            </div>
          )}
          <ListedSubscriptions query={query} place={place} isFirstUse={isFirstUse} site={site.slug} />
        </div>
      </SalesTabs>
    </div>
  );
}
