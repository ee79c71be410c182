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
        description="Kept with the order."
        maxLength={500}
        value={words.reason}
        onChange={(reason) => onChange({ reason })}
      />
      <Checkbox
        isSelected={words.notify}
        onChange={(notify) => onChange({ notify })}
        note={`A mail goes to ${email} when money is given back`}
      >
        Tell the customer
      </Checkbox>
    </>
  );
}
