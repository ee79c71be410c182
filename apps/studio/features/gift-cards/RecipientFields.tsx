import { giftLimits } from '@veranda/domain/gift-cards/gift-details';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { CardIssue } from './use-issue-card.ts';
import { t } from './messages.ts';

/** To whom a card is mailed, and with which words. */
export function RecipientFields({ typed, set, problemOf }: Pick<CardIssue, 'typed' | 'set' | 'problemOf'>) {
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
        optional
        type="email"
        value={typed.recipientEmail}
        onChange={(recipientEmail) => set({ recipientEmail })}
        maxLength={giftLimits.email}
        description={t('recipientsEmailDescription')}
        errorMessage={problemOf('recipientEmail')}
      />
      <TextField
        label={t('message')}
        optional
        value={typed.message}
        onChange={(message) => set({ message })}
        maxLength={giftLimits.message}
        description={`${String(typed.message.length)} / ${String(giftLimits.message)}`}
      />
    </>
  );
}
