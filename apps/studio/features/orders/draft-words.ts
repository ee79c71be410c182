import type { DraftState } from '@veranda/contracts/orders-drafts';
import type { BadgeTone } from '@veranda/ui/Badge.tsx';

/** How the state of a draft is shown. */
export const draftWords: Readonly<Record<DraftState, { readonly label: string; readonly tone: BadgeTone }>> =
  {
    open: { label: 'Draft', tone: 'neutral' },
    sent: { label: 'Invoice sent', tone: 'info' },
    expired: { label: 'Expired', tone: 'warn' },
    paying: { label: 'Being paid', tone: 'accent' },
  };
