import type { OrderDetail } from '@veranda/contracts/orders';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useOrderMutations } from './order-queries.ts';
import { t } from './messages.ts';

/** Marks an order as sent, or opens it again; the note that says so can take it back. */
export function useFulfilment(order: OrderDetail) {
  const site = useSite();
  const { status } = useOrderMutations(site.id, order.id);
  const was = order.status === 'fulfilled' ? 'fulfilled' : 'pending';
  const next = was === 'pending' ? 'fulfilled' : 'pending';
  const done =
    next === 'fulfilled' ? t('orderNumberFulfilled', { number: order.number }) : t('orderReopened');
  const onError = (fault: unknown) => showToast({ text: messageOf(fault), isDanger: true });
  const undo = { label: t('undo'), onAction: () => status.mutate(was, { onError }) };
  const change = () =>
    status.mutate(next, { onSuccess: () => showToast({ text: done, action: undo }), onError });
  return { next, change, isPending: status.isPending };
}
