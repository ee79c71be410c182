import { exportOrders } from '@veranda/contracts/orders';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { Download, Ellipsis } from 'lucide-react';
import { addressOf } from '../../api/address.ts';
import { useSite } from '../../shell/use-site.ts';
import type { OrderList } from './use-order-list.ts';
import { t } from './messages.ts';

/** The orders that the list shows, as a file. */
export function OrdersMenu({ list }: { readonly list: OrderList }) {
  const site = useSite();
  const total = list.orders.data?.total ?? 0;
  const address = addressOf(exportOrders, { params: { site: site.id }, query: list.narrowed });
  return (
    <Menu
      label={t('moreForOrders')}
      trigger={
        <IconButton label={t('moreForOrders')} variant="secondary">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      actions={[
        {
          id: 'export',
          label: t('exportAsCsv'),
          note: t('exportAsCsvNote', { total }),
          icon: <Download size={16} aria-hidden="true" />,
          isDisabled: total === 0,
          onAction: () => location.assign(address),
        },
      ]}
    />
  );
}
