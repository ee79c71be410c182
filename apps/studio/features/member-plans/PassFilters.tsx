import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import type { useListAddress } from '../../list-address.ts';
import { passStatuses } from './pass-statuses.ts';

interface PassFiltersProps {
  readonly place: ReturnType<typeof useListAddress>;
  readonly status: (typeof passStatuses)[number]['value'];
}

/** Who is looked for, and in which state. */
export function PassFilters({ place, status }: PassFiltersProps) {
  return (
    <div className="ui-row">
      <SearchField
        label="Search by e-mail"
        value={place.text('search')}
        onChange={(value) => place.set({ search: value })}
      />
      <SegmentedControl
        label="Status"
        value={status}
        segments={passStatuses}
        onChange={(value) => place.set({ status: value === 'all' ? '' : value })}
      />
    </div>
  );
}
