import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useSite } from '../../shell/use-site.ts';
import { RecipientFields } from './RecipientFields.tsx';
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
      <RecipientFields typed={typed} set={set} problemOf={problemOf} />
      <TextField
        label="Internal note"
        optional
        value={typed.note}
        onChange={(note) => set({ note })}
        maxLength={200}
      />
    </div>
  );
}
