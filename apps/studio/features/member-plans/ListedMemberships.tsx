import type { UseQueryResult } from '@tanstack/react-query';
import type { EndpointOutput } from '@veranda/contracts/endpoint';
import type { listMemberships, Membership } from '@veranda/contracts/member-plans';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { pageSizes, type useListAddress } from '../../list-address.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { CancelMembership } from './CancelMembership.tsx';
import { MembershipTable } from './MembershipTable.tsx';
import { t } from './messages.ts';

interface ListedMembershipsProps {
  readonly query: UseQueryResult<EndpointOutput<typeof listMemberships>>;
  readonly place: ReturnType<typeof useListAddress>;
  readonly isFirstUse: boolean;
}

/** The list of members in each of its states. */
export function ListedMemberships({ query, place, isFirstUse }: ListedMembershipsProps) {
  const site = useSite();
  const [leaving, setLeaving] = useState<Membership | null>(null);
  if (query.isPending) return <SkeletonTable label={t('loadingMembers')} />;
  if (!query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (isFirstUse) return <EmptyState title={t('noMembersYet')}>{t('noMembersYetText')}</EmptyState>;
  const { memberships, total } = query.data;
  if (memberships.length === 0)
    return (
      <EmptyState
        title={t('noMemberMatches')}
        actions={
          <Button onPress={() => place.set({ search: '', status: '', plan: '' })}>{t('clearFilters')}</Button>
        }
      />
    );
  return (
    <>
      <MembershipTable
        rows={memberships}
        site={site.slug}
        onEnd={mayWrite(site, 'orders') ? setLeaving : undefined}
      />
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={total}
        pageSizes={pageSizes}
        onPage={(page) => place.set({ page: String(page) })}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
      {leaving ? <CancelMembership membership={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}
