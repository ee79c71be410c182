import type { GiftCard } from '@veranda/contracts/gift-cards';
import { giftLimits } from '@veranda/domain/gift-cards/gift-details';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { useDelivery } from './use-delivery.ts';

export interface DeliveryDialogProps {
  readonly card: GiftCard;
  readonly onClose: () => void;
}

/** To whom a card is mailed, with which words, and when. */
export function DeliveryDialog({ card, onClose }: DeliveryDialogProps) {
  const delivery = useDelivery(card, onClose);
  const { typed, set, problem, send, isPending } = delivery;
  return (
    <FormDialog
      title={card.delivered ? 'Send to someone else' : 'Change delivery'}
      submitLabel={typed.deliverOn === '' ? 'Send' : 'Save'}
      isPending={isPending}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      {card.delivered ? (
        <p>A new address gets a new code. The code sent to {card.recipientEmail} will stop working.</p>
      ) : null}
      <DeliveryFields delivery={delivery} />
      <TextField
        label="Message"
        optional
        value={typed.message}
        onChange={(message) => set({ message })}
        maxLength={giftLimits.message}
      />
    </FormDialog>
  );
}
