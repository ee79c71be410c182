import { Button } from '@veranda/ui/Button.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { leftToSend } from './line-units.ts';
import type { OrderActionsProps } from './order-dialog.ts';
import { OrderMenu } from './OrderMenu.tsx';
import { PaymentBadge } from './PaymentBadge.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useFulfilment } from './use-fulfilment.ts';
import { t } from './messages.ts';

/** The number of the order, where it stands, and the next thing to do with it. */
export function OrderHeader({ order, onOpen }: OrderActionsProps) {
  const site = useSite();
  return (
    <PageHeader
      title={t('orderNumber', { number: order.number })}
      back={{ href: paths.orders(site.slug), label: t('orders') }}
      actions={
        <>
          <OrderMenu order={order} onOpen={onOpen} />
          {order.status !== 'canceled' && mayWrite(site, 'orders') ? (
            <ShippingActions order={order} onOpen={onOpen} />
          ) : null}
        </>
      }
    >
      <div className="ui-row order-badges">
        <span className="ui-muted">{formatDateTime(order.placedAt)}</span>
        <StatusBadge order={order} />
        <PaymentBadge order={order} />
      </div>
    </PageHeader>
  );
}

function ShippingActions({ order, onOpen }: OrderActionsProps) {
  const { next, change, isPending } = useFulfilment(order);
  const isSendable = next === 'fulfilled' && order.lines.some((line) => leftToSend(line) > 0);
  return (
    <>
      <Button
        variant={next === 'fulfilled' && !isSendable ? 'primary' : 'secondary'}
        onPress={change}
        isPending={isPending}
      >
        {next === 'fulfilled' ? t('markAsFulfilled') : t('reopenOrder')}
      </Button>
      {isSendable ? (
        <Button variant="primary" onPress={() => onOpen('ship')}>
          {t('shipItems')}
        </Button>
      ) : null}
    </>
  );
}
