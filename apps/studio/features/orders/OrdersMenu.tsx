import { exportOrders } from '@veranda/contracts/orders';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { Download, Ellipsis } from 'lucide-react';
import { addressOf } from '../../api/address.ts';
import { useSite } from '../../shell/use-site.ts';
import type { OrderList } from './use-order-list.ts';

/** The orders that the list shows, as a file. */
export function OrdersMenu({ list }: { readonly list: OrderList }) {
  const site = useSite();
  const total = list.orders.data?.total ?? 0;
  const address = addressOf(exportOrders, { params: { site: site.id }, query: list.narrowed });
  return (
    <Menu
      label="More for orders"
      trigger={
        <IconButton label="More for orders" variant="secondary">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      acts={[
        {
          id: 'export',
          label: 'Export as CSV',
          note: total === 1 ? 'The order in this list' : `All ${String(total)} orders of this list`,
          icon: <Download size={16} aria-hidden="true" />,
          isDisabled: total === 0,
          onAction: () => location.assign(address),
        },
      ]}
    />
  );
}
