import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { giftLimits } from '@veranda/domain/gift-cards/gift-details';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useSite } from '../../shell/use-site.ts';
import type { CardIssue } from './use-issue-card.ts';

/** What a card holds, and to whom it is mailed. */
export function IssueCardFields({ typed, set, isEmpty, problemOf }: CardIssue) {
  const { currency } = useSite();
  return (
    <div className="ui-stack">
      <MoneyField
        label="Amount"
        value={typed.amount}
        onChange={(amount) => set({ amount })}
        currency={currency}
        digits={isCurrency(currency) ? digitsOf(currency) : 2}
        autoFocus
        errorMessage={isEmpty ? 'Enter an amount.' : problemOf('amount')}
      />
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
        description="The card is mailed there at once. Without it you hand over the code yourself."
        errorMessage={problemOf('recipientEmail')}
      />
      <TextField
        label="Message"
        optional
        value={typed.message}
        onChange={(message) => set({ message })}
        maxLength={giftLimits.message}
        description={`${String([...typed.message].length)} / ${String(giftLimits.message)}`}
      />
      <TextField
        label="Note for you"
        optional
        value={typed.note}
        onChange={(note) => set({ note })}
        maxLength={200}
      />
    </div>
  );
}
