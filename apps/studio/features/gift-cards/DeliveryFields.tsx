import { giftLimits } from '@veranda/domain/gift-cards/gift-details';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { Delivery } from './use-delivery.ts';
import { t } from './messages.ts';

/** Name, address and day of a delivery. */
export function DeliveryFields({ delivery }: { readonly delivery: Delivery }) {
  const { typed, set, problemOf } = delivery;
  return (
    <>
      <TextField
        label={t('recipientsName')}
        optional
        value={typed.recipientName}
        onChange={(recipientName) => set({ recipientName })}
        maxLength={giftLimits.name}
      />
      <TextField
        label={t('recipientsEmail')}
        type="email"
        value={typed.recipientEmail}
        onChange={(recipientEmail) => set({ recipientEmail })}
        maxLength={giftLimits.email}
        errorMessage={problemOf('recipientEmail')}
      />
      <TextField
        label={t('deliveryDate')}
        optional
        type="date"
        value={typed.deliverOn}
        onChange={(deliverOn) => set({ deliverOn })}
        description={t('deliveryDateDescription')}
        errorMessage={problemOf('deliverOn')}
      />
    </>
  );
}
