import { getPackingSlip } from '@veranda/contracts/orders';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu, type MenuAction } from '@veranda/ui/Menu.tsx';
import { Ellipsis, Mail, PackageOpen, Printer, Undo2, XCircle } from 'lucide-react';
import { addressOf } from '../../api/address.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { canGiveBack, leftToSend } from './line-units.ts';
import type { OrderActionsProps } from './order-dialog.ts';
import { t } from './messages.ts';

/** Menu of further actions on an order. */
export function OrderMenu({ order, onOpen }: OrderActionsProps) {
  const site = useSite();
  const print: MenuAction = {
    id: 'print',
    label: t('printThisPage'),
    icon: <Printer size={16} aria-hidden="true" />,
    onAction: () => globalThis.print(),
  };
  const slip: MenuAction = {
    id: 'slip',
    label: t('packingSlip'),
    note: t('packingSlipNote'),
    icon: <PackageOpen size={16} aria-hidden="true" />,
    isDisabled: !order.lines.some((line) => leftToSend(line) > 0 || line.fulfilledQuantity > 0),
    onAction: () =>
      location.assign(addressOf(getPackingSlip, { params: { site: site.id, order: order.id } })),
  };
  const changes = mayWrite(site, 'orders') ? changesOf({ order, onOpen }) : [];
  return (
    <Menu
      label={t('moreForThisOrder')}
      trigger={
        <IconButton label={t('moreForThisOrder')} variant="secondary">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      actions={[slip, print, ...changes]}
    />
  );
}

function changesOf({ order, onOpen }: OrderActionsProps): (MenuAction | 'rule')[] {
  return [
    {
      id: 'mail',
      label: t('resendAnEmail'),
      icon: <Mail size={16} aria-hidden="true" />,
      isDisabled: order.email === '',
      onAction: () => onOpen('mail'),
    },
    'rule',
    {
      id: 'refund',
      label: t('refund'),
      icon: <Undo2 size={16} aria-hidden="true" />,
      isDisabled: !canGiveBack(order),
      onAction: () => onOpen('refund'),
    },
    {
      id: 'cancel',
      label: t('cancelOrder'),
      icon: <XCircle size={16} aria-hidden="true" />,
      isDanger: true,
      isDisabled: !order.cancelable,
      ...(order.status === 'fulfilled' ? { note: t('reopenTheOrderFirst') } : {}),
      ...(order.status === 'pending' && !order.cancelable ? { note: t('aRefundIsInProgress') } : {}),
      onAction: () => onOpen('cancel'),
    },
  ];
}
