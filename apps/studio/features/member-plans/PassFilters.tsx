import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import type { useListAddress } from '../../list-address.ts';
import { passStatuses } from './pass-statuses.ts';
import { t } from './messages.ts';

interface PassFiltersProps {
  readonly place: ReturnType<typeof useListAddress>;
  readonly status: (typeof passStatuses)[number]['value'];
}

/** Search and status filter of memberships. */
export function PassFilters({ place, status }: PassFiltersProps) {
  return (
    <div className="ui-row">
      <SearchField
        label={t('searchByEmail')}
        value={place.text('search')}
        onChange={(value) => place.set({ search: value })}
      />
      <SegmentedControl
        label={t('status')}
        value={status}
        segments={passStatuses}
        onChange={(value) => place.set({ status: value === 'all' ? '' : value })}
      />
    </div>
  );
}
