import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { useListAddress } from '../../list-address.ts';
import { SalesTabs } from '../../shell/SalesTabs.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { useTitle } from '../../use-title.ts';
import { ListedMemberships } from './ListedMemberships.tsx';
import { memberPlansQuery } from '../../queries/member-plan-queries.ts';
import { membershipsQuery } from './member-plan-queries.ts';
import { MembershipFilters } from './MembershipFilters.tsx';
import { membershipStatuses } from './membership-statuses.ts';
import { PlanCards } from './PlanCards.tsx';
import { t } from './messages.ts';
import './member-plans.css';

/** Member plans with what they open, and who has joined. */
export function MemberPlansScreen() {
  const site = useSite();
  useTitle(t('members'), site.title);
  const place = useListAddress();
  const search = useDebouncedValue(place.text('search'));
  const status = membershipStatuses.find(({ value }) => value === place.text('status'))?.value ?? 'all';
  const plan = place.text('plan');
  const plans = useQuery(memberPlansQuery(site.id));
  const query = useQuery(
    membershipsQuery(site.id, {
      search,
      ...(status === 'all' ? {} : { status }),
      ...(plan === '' ? {} : { plan }),
      page: place.page,
      pageSize: place.pageSize as 25 | 50 | 100,
    }),
  );
  const isFirstUse = query.data?.total === 0 && search === '' && status === 'all' && plan === '';
  return (
    <div className="ui-page">
      <PageHeader title={t('members')} />
      <SalesTabs selected="members">
        <div className="ui-stack">
          {plans.data && plans.data.plans.length > 0 ? (
            <PlanCards plans={plans.data.plans} site={site.slug} />
          ) : null}
          {isFirstUse ? null : <MembershipFilters place={place} status={status} />}
          <ListedMemberships query={query} place={place} isFirstUse={isFirstUse} />
        </div>
      </SalesTabs>
    </div>
  );
}
