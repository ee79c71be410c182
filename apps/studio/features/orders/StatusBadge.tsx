import type { OrderRow } from '@veranda/contracts/orders';
import { Badge } from '@veranda/ui/Badge.tsx';
import { statusWord } from './order-words.ts';

/** Whether an order is still to be sent. */
export function StatusBadge({ order }: { readonly order: Pick<OrderRow, 'status'> }) {
  const { tone, label } = statusWord(order.status);
  return <Badge tone={tone}>{label}</Badge>;
}
