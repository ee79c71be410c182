import type { GiftCard } from '@veranda/contracts/gift-cards';
import { giftLimits } from '@veranda/domain/gift-cards/gift-details';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { useDelivery } from './use-delivery.ts';
import { t } from './messages.ts';

interface DeliveryDialogProps {
  readonly card: GiftCard;
  readonly onClose: () => void;
}

/** To whom a card is mailed, with which words, and when. */
export function DeliveryDialog({ card, onClose }: DeliveryDialogProps) {
  const delivery = useDelivery(card, onClose);
  const { typed, set, problem, send, isPending } = delivery;
  return (
    <FormDialog
      title={card.delivered ? t('sendToSomeoneElse') : t('changeDelivery')}
      submitLabel={typed.deliverOn === '' ? t('send') : t('save')}
      isPending={isPending}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      {card.delivered ? <p>{t('newAddressHelp', { recipientEmail: card.recipientEmail })}</p> : null}
      <DeliveryFields delivery={delivery} />
      <TextField
        label={t('message')}
        optional
        value={typed.message}
        onChange={(message) => set({ message })}
        maxLength={giftLimits.message}
      />
    </FormDialog>
  );
}
