import type { GiftCard } from '@veranda/contracts/gift-cards';
import { Button } from '@veranda/ui/Button.tsx';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { showMoney } from '../../format-money.ts';
import { useSite } from '../../shell/use-site.ts';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { useGiftCardMutations } from './gift-card-queries.ts';
import { t } from './messages.ts';

/** Mails a card again, addresses it again, or disables it for good. */
export function GiftCardActions({ card }: { readonly card: GiftCard }) {
  const site = useSite();
  const [asks, setAsks] = useState(false);
  const [isAddressing, setAddressing] = useState(false);
  const { disable, resend } = useGiftCardMutations(site.id, card.id);
  const onError = (fault: unknown) => showToast({ text: messageOf(fault), isDanger: true });
  const mail = () =>
    resend.mutate(undefined, {
      onSuccess: () => showToast({ text: t('giftCardEmailed', { recipientEmail: card.recipientEmail }) }),
      onError,
    });
  return (
    <>
      {card.recipientEmail ? (
        <Button isPending={resend.isPending} onPress={mail}>
          {t('resendEmail')}
        </Button>
      ) : null}
      <Button onPress={() => setAddressing(true)}>
        {card.delivered ? t('sendToSomeoneElse') : t('changeDelivery')}
      </Button>
      {isAddressing ? <DeliveryDialog card={card} onClose={() => setAddressing(false)} /> : null}
      <Button variant="danger" onPress={() => setAsks(true)}>
        {t('disable')}
      </Button>
      <ConfirmDialog
        title={t('disableThisGiftCard')}
        isOpen={asks}
        confirmLabel={t('disable')}
        isDestructive
        isPending={disable.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() => disable.mutate(undefined, { onSuccess: () => setAsks(false), onError })}
      >
        <p>{t('disableThisGiftCardText', { amount: showMoney(card.balance) })}</p>
      </ConfirmDialog>
    </>
  );
}
