import { giftLimits } from '@veranda/domain/gift-cards/gift-details';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { CardIssue } from './use-issue-card.ts';

/** To whom a card is mailed, and with which words. */
export function RecipientFields({ typed, set, problemOf }: Pick<CardIssue, 'typed' | 'set' | 'problemOf'>) {
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
        optional
        type="email"
        value={typed.recipientEmail}
        onChange={(recipientEmail) => set({ recipientEmail })}
        maxLength={giftLimits.email}
        description="The gift card is e-mailed right away. Leave empty to pass on the code yourself."
        errorMessage={problemOf('recipientEmail')}
      />
      <TextField
        label="Message"
        optional
        value={typed.message}
        onChange={(message) => set({ message })}
        maxLength={giftLimits.message}
        description={`${String(typed.message.length)} / ${String(giftLimits.message)}`}
      />
    </>
  );
}
