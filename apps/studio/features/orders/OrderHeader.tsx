import type { OrderDetail } from '@veranda/contracts/orders';
import { Button } from '@veranda/ui/Button.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { formatMoment } from '../../format-moment.ts';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { PaymentBadge } from './PaymentBadge.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useFulfilment } from './use-fulfilment.ts';

/** The number of the order, where it stands, and the next thing to do with it. */
export function OrderHeader({ order }: { readonly order: OrderDetail }) {
  const site = useSite();
  const { next, change, isPending } = useFulfilment(order);
  const isOpenable = order.status !== 'canceled' && mayWrite(site, 'orders');
  return (
    <PageHeader
      title={`Order #${String(order.number)}`}
      back={{ href: paths.orders(site.slug), label: 'Orders' }}
      actions={
        <>
          <Button variant="quiet" onPress={() => globalThis.print()}>
            Print
          </Button>
          {isOpenable ? (
            <Button
              variant={next === 'fulfilled' ? 'primary' : 'secondary'}
              onPress={change}
              isPending={isPending}
            >
              {next === 'fulfilled' ? 'Mark as fulfilled' : 'Open again'}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="ui-row order-badges">
        <span className="ui-muted">{formatMoment(order.placedAt)}</span>
        <StatusBadge order={order} />
        <PaymentBadge order={order} />
      </div>
    </PageHeader>
  );
}
