import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import type { useListAddress } from '../../list-address.ts';
import { membershipStatuses } from './membership-statuses.ts';
import { t } from './messages.ts';

interface MembershipFiltersProps {
  readonly place: ReturnType<typeof useListAddress>;
  readonly status: (typeof membershipStatuses)[number]['value'];
}

/** Search and status filter of memberships. */
export function MembershipFilters({ place, status }: MembershipFiltersProps) {
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
        segments={membershipStatuses}
        onChange={(value) => place.set({ status: value === 'all' ? '' : value })}
      />
    </div>
  );
}
