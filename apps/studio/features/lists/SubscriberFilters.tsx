import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { subscriberWords } from './list-words.ts';
import type { SubscriberList } from './use-subscriber-list.ts';

const segments = [
  { value: 'all', label: 'All' },
  ...Object.entries(subscriberWords).map(([value, { label }]) => ({ value, label })),
];

/** Search and state of the people that are shown. */
export function SubscriberFilters({ list: { place, state } }: { readonly list: SubscriberList }) {
  return (
    <div className="ui-row">
      <SearchField
        label="Search by address or name"
        value={place.text('search')}
        onChange={(value) => place.set({ search: value })}
      />
      <SegmentedControl
        label="Status"
        value={state ?? 'all'}
        segments={segments}
        onChange={(value) => place.set({ state: value === 'all' ? '' : value })}
      />
    </div>
  );
}
