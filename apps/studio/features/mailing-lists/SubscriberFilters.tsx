import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { subscriberBadges } from './list-badges.ts';
import type { SubscriberList } from './use-subscriber-list.ts';
import { t } from './messages.ts';

const segments = [
  { value: 'all', label: t('all') },
  ...Object.entries(subscriberBadges).map(([value, { label }]) => ({ value, label })),
];

/** Search and state of the people that are shown. */
export function SubscriberFilters({ list: { place, state } }: { readonly list: SubscriberList }) {
  return (
    <div className="ui-row">
      <SearchField
        label={t('searchByAddressOrName')}
        value={place.text('search')}
        onChange={(value) => place.set({ search: value })}
      />
      <SegmentedControl
        label={t('status')}
        value={state ?? 'all'}
        segments={segments}
        onChange={(value) => place.set({ state: value === 'all' ? '' : value })}
      />
    </div>
  );
}
