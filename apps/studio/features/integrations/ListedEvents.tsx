import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { pageSizes } from '../../list-address.ts';
import { EventTable } from './EventTable.tsx';
import type { EventList } from './use-event-list.ts';
import { t } from './messages.ts';

/** The rows of deliveries, or why there are none. */
export function ListedEvents({ list }: { readonly list: EventList }) {
  const { events, place } = list;
  if (!events.data) return null;
  if (list.isFirstUse) return <EmptyState title={t('noMessagesYet')}>{t('noMessagesYetText')}</EmptyState>;
  if (events.data.deliveries.length === 0)
    return (
      <EmptyState
        title={t('nothingMatches')}
        actions={<Button onPress={() => place.set({ state: '' })}>{t('showAll')}</Button>}
      />
    );
  return (
    <>
      <EventTable deliveries={events.data.deliveries} />
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={events.data.total}
        pageSizes={pageSizes}
        onPage={(page) => place.set({ page: String(page) })}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
    </>
  );
}
