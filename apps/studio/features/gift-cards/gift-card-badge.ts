import type { GiftCard } from '@veranda/contracts/gift-cards';
import type { BadgeTone } from '@veranda/ui/Badge.tsx';
import { t } from './messages.ts';

/** Badge for the state of a card: a card without a balance is spent. */
export function giftCardBadge(card: Pick<GiftCard, 'status' | 'balance'>): {
  label: string;
  tone: BadgeTone;
} {
  if (card.status === 'disabled') return { label: t('disabled'), tone: 'neutral' };
  return Number(card.balance.value) === 0
    ? { label: t('used'), tone: 'info' }
    : { label: t('active'), tone: 'ok' };
}

/** Recipient of a gift card, or the note about it. */
export function holderOf(card: Pick<GiftCard, 'recipientName' | 'recipientEmail' | 'note'>): string {
  return card.recipientName || card.recipientEmail || card.note || '—';
}
