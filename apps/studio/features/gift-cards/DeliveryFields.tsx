import { giftLimits } from '@veranda/domain/gift-cards/gift-details';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { Delivery } from './use-delivery.ts';

/** Name, address and day of a delivery. */
export function DeliveryFields({ delivery }: { readonly delivery: Delivery }) {
  const { typed, set, problemOf } = delivery;
  return (
    <>
      <TextField
        label="Recipient’s name"
        optional
        value={typed.recipientName}
        onChange={(recipientName) => set({ recipientName })}
        maxLength={giftLimits.name}
      />
      <TextField
        label="Recipient’s e-mail"
        type="email"
        value={typed.recipientEmail}
        onChange={(recipientEmail) => set({ recipientEmail })}
        maxLength={giftLimits.email}
        errorMessage={problemOf('recipientEmail')}
      />
      <TextField
        label="Delivery date"
        optional
        type="date"
        value={typed.deliverOn}
        onChange={(deliverOn) => set({ deliverOn })}
        description="Sent at 9 a.m. in your site’s time zone. Leave empty to send it now."
        errorMessage={problemOf('deliverOn')}
      />
    </>
  );
}
