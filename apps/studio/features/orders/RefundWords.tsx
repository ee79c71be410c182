import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';

interface Words {
  readonly reason: string;
  readonly notify: boolean;
}

export interface RefundWordsProps {
  readonly email: string;
  readonly words: Words;
  readonly onChange: (patch: Partial<Words>) => void;
}

/** Why money is given back, and whether the buyer is told. */
export function RefundWords({ email, words, onChange }: RefundWordsProps) {
  return (
    <>
      <TextField
        label="Reason"
        optional
        description="Only your team sees it."
        maxLength={500}
        value={words.reason}
        onChange={(reason) => onChange({ reason })}
      />
      <Checkbox
        isSelected={words.notify}
        onChange={(notify) => onChange({ notify })}
        note={`Sends an e-mail to ${email} when the refund goes through`}
      >
        Notify the customer
      </Checkbox>
    </>
  );
}
