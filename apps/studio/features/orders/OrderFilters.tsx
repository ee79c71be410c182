import { Button } from '@veranda/ui/Button.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { OrdersMenu } from './OrdersMenu.tsx';
import {
  fulfilmentFilters,
  noFilters,
  orderFilters,
  type OrderList,
  orderSorts,
  paymentFilters,
  testFilters,
} from './use-order-list.ts';
import { t } from './messages.ts';

/** Search, the state of the orders, and on demand their payment and days. */
export function OrderFilters({ list }: { readonly list: OrderList }) {
  const { place, status } = list;
  const [isAsked, setAsked] = useState(false);
  const active = ['payment', 'fulfilment', 'test', 'from', 'to'].filter(
    (name) => place.text(name) !== '',
  ).length;
  const isOpen = isAsked || active > 0;
  return (
    <div className="ui-stack">
      <div className="ui-row">
        <SearchField
          label={t('searchOrders')}
          value={place.text('search')}
          onChange={(value) => place.set({ search: value })}
        />
        <SegmentedControl
          label={t('status')}
          value={status}
          segments={orderFilters}
          onChange={(value) => place.set({ status: value === 'all' ? '' : value })}
        />
        <Button
          aria-expanded={isOpen}
          onPress={() => {
            if (isOpen) place.set({ payment: '', fulfilment: '', test: '', from: '', to: '' });
            setAsked(!isOpen);
          }}
        >
          <SlidersHorizontal size={16} aria-hidden="true" />
          {isOpen ? t('fewerFilters') : t('moreFilters')}
        </Button>
        <OrdersMenu list={list} />
      </div>
      {isOpen ? <MoreFilters list={list} /> : null}
    </div>
  );
}

function MoreFilters({ list }: { readonly list: OrderList }) {
  const { place, payment, fulfilment, test } = list;
  const put = (name: string) => (value: string) => place.set({ [name]: value === 'all' ? '' : value });
  return (
    <div className="order-filters">
      <Select label={t('payment')} options={paymentFilters} value={payment} onChange={put('payment')} />
      <Select
        label={t('shipping')}
        options={fulfilmentFilters}
        value={fulfilment}
        onChange={put('fulfilment')}
      />
      <Select label={t('testMode')} options={testFilters} value={test} onChange={put('test')} />
      <TextField
        label={t('from')}
        type="date"
        value={place.text('from')}
        onChange={(from) => place.set({ from })}
      />
      <TextField label={t('to')} type="date" value={place.text('to')} onChange={(to) => place.set({ to })} />
      <Select label={t('sortBy')} options={orderSorts} value={list.sort} onChange={list.setSort} />
      <Button variant="quiet" onPress={() => place.set(noFilters)}>
        {t('clearFilters')}
      </Button>
    </div>
  );
}
