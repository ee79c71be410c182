import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import type { useListAddress } from '../../list-address.ts';
import { statusFilters } from './status-filters.ts';
import { t } from './messages.ts';

interface SubscriptionFiltersProps {
  readonly place: ReturnType<typeof useListAddress>;
  readonly status: (typeof statusFilters)[number]['value'];
}

/** Search and status filter of subscriptions. */
export function SubscriptionFilters({ place, status }: SubscriptionFiltersProps) {
  return (
    <div className="ui-row">
      <SearchField
        label={t('searchByEmailOrProduct')}
        value={place.text('search')}
        onChange={(value) => place.set({ search: value })}
      />
      <SegmentedControl
        label={t('status')}
        value={status}
        segments={statusFilters}
        onChange={(value) => place.set({ status: value === 'all' ? '' : value })}
      />
    </div>
  );
}
