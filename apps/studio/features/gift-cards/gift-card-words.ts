import type { GiftCard } from '@veranda/contracts/gift-cards';
import type { BadgeTone } from '@veranda/ui/Badge.tsx';

/** How the state of a card is shown: one on which nothing is left is spent. */
export function giftCardWord(card: Pick<GiftCard, 'status' | 'balance'>): { label: string; tone: BadgeTone } {
  if (card.status === 'disabled') return { label: 'Disabled', tone: 'neutral' };
  return Number(card.balance.value) === 0 ? { label: 'Used', tone: 'info' } : { label: 'Active', tone: 'ok' };
}

/** Whom a card is for, or what was noted about it. */
export function holderOf(card: Pick<GiftCard, 'recipientName' | 'recipientEmail' | 'note'>): string {
  return card.recipientName || card.recipientEmail || card.note || '—';
}
