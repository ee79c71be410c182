import { itemStatuses } from '@veranda/domain/pages/item-fields';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { statusLabels } from './item-words.ts';
import type { ItemList } from './use-item-list.ts';
import { t } from './messages.ts';

const states = [
  { value: 'all', label: t('stateAll') },
  ...itemStatuses.map((value) => ({ value, label: statusLabels[value] })),
  { value: 'trash', label: t('stateTrash') },
];

/** Search and state of the items that are shown. */
export function ItemFilters({ list: { place, status } }: { readonly list: ItemList }) {
  return (
    <div className="ui-row item-filters">
      <SearchField
        label={t('search')}
        value={place.text('search')}
        onChange={(value) => place.set({ search: value })}
      />
      <Select
        label={t('state')}
        hideLabel
        options={states}
        value={status ?? 'all'}
        onChange={(value) => place.set({ state: value === 'all' ? '' : value })}
      />
    </div>
  );
}
