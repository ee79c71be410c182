import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import type { useListAddress } from '../../list-address.ts';
import { statusFilters } from './status-filters.ts';

interface SubscriptionFiltersProps {
  readonly place: ReturnType<typeof useListAddress>;
  readonly status: (typeof statusFilters)[number]['value'];
}

/** What is looked for, and in which state. */
export function SubscriptionFilters({ place, status }: SubscriptionFiltersProps) {
  return (
    <div className="ui-row">
      <SearchField
        label="Search by e-mail or product"
        value={place.text('search')}
        onChange={(value) => place.set({ search: value })}
      />
      <SegmentedControl
        label="Status"
        value={status}
        segments={statusFilters}
        onChange={(value) => place.set({ status: value === 'all' ? '' : value })}
      />
    </div>
  );
}
