import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { pageSizes } from '../../list-address.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { SubscriberTable } from './SubscriberTable.tsx';
import type { SubscriberList } from './use-subscriber-list.ts';
import { t } from './messages.ts';

/** The rows of a list of people, or why there are none. */
export function ListedSubscribers({ list }: { readonly list: SubscriberList }) {
  const { people, place } = list;
  if (people.isPending) return <SkeletonTable label={t('loadingSubscribers')} />;
  if (!people.data) return <Unread list={list} />;
  if (list.isFirstUse)
    return <EmptyState title={t('noSubscribersYet')}>{t('noSubscribersYetText')}</EmptyState>;
  if (people.data.subscribers.length === 0) {
    const clear = <Button onPress={() => place.set({ search: '', state: '' })}>{t('clearFilters')}</Button>;
    return <EmptyState title={t('nobodyMatches')} actions={clear} />;
  }
  return (
    <>
      <SubscriberTable people={people.data.subscribers} />
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={people.data.total}
        pageSizes={pageSizes}
        onPage={(page) => place.set({ page: String(page) })}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
    </>
  );
}

function Unread({ list: { people } }: { readonly list: SubscriberList }) {
  const site = useSite();
  const isGone = ['unknown-list', 'malformed'].some((code) => isRefusal(people.error, code));
  if (!isGone) return <ErrorState message={messageOf(people.error)} onRetry={() => void people.refetch()} />;
  const back = <LinkButton href={paths.mailingLists(site.slug)}>{t('allLists')}</LinkButton>;
  return <EmptyState title={t('listNotFound')} actions={back} />;
}
