import type { OrderRow } from '@veranda/contracts/orders';
import { Badge } from '@veranda/ui/Badge.tsx';
import { orderStatusBadge } from './order-badges.ts';
import { t } from './messages.ts';

/** Fulfilment status of an order. */
export function StatusBadge({ order }: { readonly order: Pick<OrderRow, 'status' | 'fulfilmentStatus'> }) {
  const isPartly = order.status === 'pending' && order.fulfilmentStatus === 'partial';
  const { tone, label } = isPartly ? partlyFulfilled : orderStatusBadge(order.status);
  return <Badge tone={tone}>{label}</Badge>;
}

const partlyFulfilled = { tone: 'warn', label: t('partlyFulfilled') } as const;
