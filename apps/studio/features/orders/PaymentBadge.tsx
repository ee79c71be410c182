import type { OrderRow } from '@veranda/contracts/orders';
import { Badge } from '@veranda/ui/Badge.tsx';
import { paymentWord } from './order-words.ts';

/** Whether an order is paid. */
export function PaymentBadge({ order }: { readonly order: Pick<OrderRow, 'paymentStatus'> }) {
  const { tone, label } = paymentWord(order.paymentStatus);
  return <Badge tone={tone}>{label}</Badge>;
}
