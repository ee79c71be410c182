import type { DraftState } from '@veranda/contracts/orders-drafts';
import type { BadgeTone } from '@veranda/ui/Badge.tsx';
import { t } from './messages.ts';

/** Badge for the state of a draft. */
export const draftBadges: Readonly<Record<DraftState, { readonly label: string; readonly tone: BadgeTone }>> =
  {
    open: { label: t('draft'), tone: 'neutral' },
    sent: { label: t('invoiceSent'), tone: 'info' },
    expired: { label: t('expired'), tone: 'warn' },
    paying: { label: t('beingPaid'), tone: 'accent' },
  };
