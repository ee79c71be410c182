import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import type { ProductList } from './use-product-list.ts';
import { t } from './messages.ts';

/** Search and, where there are several, the store page. */
export function ProductFilters({ list }: { readonly list: ProductList }) {
  const { place, stores, store } = list;
  return (
    <div className="ui-row">
      <SearchField
        label={t('searchByNameOrSku')}
        value={place.text('search')}
        onChange={(value) => place.set({ search: value })}
      />
      {stores.length > 1 ? (
        <div className="store-filter">
          <Select
            label={t('storePage')}
            hideLabel
            value={store?.id ?? 'all'}
            options={[
              { value: 'all', label: t('allStorePages') },
              ...stores.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={(value) => place.set({ store: value === 'all' ? '' : value })}
          />
        </div>
      ) : null}
    </div>
  );
}
