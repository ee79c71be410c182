import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useSite } from '../../shell/use-site.ts';
import { RecipientFields } from './RecipientFields.tsx';
import type { CardIssue } from './use-issue-card.ts';
import { t } from './messages.ts';

/** Amount of a gift card, and its recipient. */
export function IssueCardFields({ typed, set, isEmpty, problemOf }: CardIssue) {
  const { currency } = useSite();
  return (
    <div className="ui-stack">
      <MoneyField
        label={t('amount')}
        value={typed.amount}
        onChange={(amount) => set({ amount })}
        currency={currency}
        digits={isCurrency(currency) ? digitsOf(currency) : 2}
        autoFocus
        errorMessage={isEmpty ? t('enterAnAmount') : problemOf('amount')}
      />
      <RecipientFields typed={typed} set={set} problemOf={problemOf} />
      <TextField
        label={t('internalNote')}
        optional
        value={typed.note}
        onChange={(note) => set({ note })}
        maxLength={200}
      />
    </div>
  );
}
