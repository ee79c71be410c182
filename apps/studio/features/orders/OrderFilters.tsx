import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Segments } from '@veranda/ui/Segments.tsx';
import { orderFilters, type OrderList } from './use-order-list.ts';

/** Search and the state of the orders. */
export function OrderFilters({ list }: { readonly list: OrderList }) {
  const { place, status } = list;
  return (
    <div className="ui-row">
      <SearchField
        label="Search by number, name or e-mail"
        value={place.text('search')}
        onChange={(value) => place.set({ search: value })}
      />
      <Segments
        label="Status"
        value={status}
        segments={orderFilters}
        onChange={(value) => place.set({ status: value === 'all' ? '' : value })}
      />
    </div>
  );
}
