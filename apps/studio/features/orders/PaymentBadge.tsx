import type { OrderRow } from '@veranda/contracts/orders';
import { Badge } from '@veranda/ui/Badge.tsx';
import { paymentStatusBadge } from './order-badges.ts';

/** Payment status of an order. */
export function PaymentBadge({ order }: { readonly order: Pick<OrderRow, 'paymentStatus'> }) {
  const { tone, label } = paymentStatusBadge(order.paymentStatus);
  return <Badge tone={tone}>{label}</Badge>;
}
