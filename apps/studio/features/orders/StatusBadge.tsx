import type { OrderRow } from '@veranda/contracts/orders';
import { Badge } from '@veranda/ui/Badge.tsx';
import { statusWord } from './order-words.ts';

/** Whether an order is still to be sent. */
export function StatusBadge({ order }: { readonly order: Pick<OrderRow, 'status' | 'fulfilmentStatus'> }) {
  const isPartly = order.status === 'pending' && order.fulfilmentStatus === 'partial';
  const { tone, label } = isPartly ? partlyFulfilled : statusWord(order.status);
  return <Badge tone={tone}>{label}</Badge>;
}

const partlyFulfilled = { tone: 'warn', label: 'Partly fulfilled' } as const;
