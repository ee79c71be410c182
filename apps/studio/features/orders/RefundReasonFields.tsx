import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { t } from './messages.ts';

interface Words {
  readonly reason: string;
  readonly notify: boolean;
}

interface RefundReasonFieldsProps {
  readonly email: string;
  readonly words: Words;
  readonly onChange: (patch: Partial<Words>) => void;
}

/** Reason for a refund, and the choice to notify the buyer. */
export function RefundReasonFields({ email, words, onChange }: RefundReasonFieldsProps) {
  return (
    <>
      <TextField
        label={t('reason')}
        optional
        description={t('internalNoteDescription')}
        maxLength={500}
        value={words.reason}
        onChange={(reason) => onChange({ reason })}
      />
      <Checkbox
        isSelected={words.notify}
        onChange={(notify) => onChange({ notify })}
        note={t('refundEmailNote', { email })}
      >
        {t('notifyTheCustomer')}
      </Checkbox>
    </>
  );
}
