import type { GiftCard } from '@veranda/contracts/gift-cards';
import { dateText, wallTimeOf } from '@veranda/domain/dates/zone-time';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useGiftCardMutations } from './gift-card-queries.ts';
import { t } from './messages.ts';

export type Delivery = ReturnType<typeof useDelivery>;

/** A delivery that is being changed; `onSaved` when it is kept. */
export function useDelivery(card: GiftCard, onSaved: () => void) {
  const site = useSite();
  const { readdress } = useGiftCardMutations(site.id, card.id);
  const isToCome = !card.delivered && card.deliverAt !== '';
  const [typed, setTyped] = useState({
    recipientName: card.delivered ? '' : card.recipientName,
    recipientEmail: card.delivered ? '' : card.recipientEmail,
    message: card.message,
    deliverOn: isToCome ? dateText(wallTimeOf(Date.parse(card.deliverAt), site.timeZone)) : '',
  });
  const set = (patch: Partial<typeof typed>) => setTyped((old) => ({ ...old, ...patch }));
  const failure = readdress.error instanceof CallFailure ? readdress.error : null;
  const isAtField = ['recipientEmail', 'deliverOn'].includes(failure?.field ?? '');
  const send = () =>
    readdress.mutate(typed, {
      onSuccess: ({ giftCard }) => {
        showToast({ text: t('giftCardWillBeSent', { recipientEmail: giftCard.recipientEmail }) });
        onSaved();
      },
    });
  return {
    typed,
    set,
    send,
    isPending: readdress.isPending,
    problem: readdress.isError && !isAtField ? messageOf(readdress.error) : null,
    problemOf: (field: string): string | undefined =>
      failure?.field === field ? failure.message : undefined,
  };
}
