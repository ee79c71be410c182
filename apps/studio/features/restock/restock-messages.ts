import { t } from './messages.ts';

/** Outcome of notifying people. */
export function notifiedMessage(sent: number): string {
  if (sent === 0) return t('nobodyWasNotified');
  return t('peopleNotified', { sent });
}

/** Stock of a variant as a badge. */
export function stockBadge(group: { readonly unlimited: boolean; readonly qtyInStock: number }): {
  readonly label: string;
  readonly tone: 'ok' | 'neutral';
} {
  if (group.unlimited) return { label: t('inStock'), tone: 'ok' };
  return group.qtyInStock > 0
    ? { label: t('inStockCount', { qtyInStock: group.qtyInStock }), tone: 'ok' }
    : { label: t('soldOut'), tone: 'neutral' };
}
