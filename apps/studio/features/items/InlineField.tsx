import { useRef, useState } from 'react';

export interface InlineFieldProps {
  /** Accessible name of the field. */
  readonly label: string;
  /** The value as it is typed. */
  readonly value: string;
  readonly type?: 'text' | 'datetime-local';
  readonly maxLength?: number;
  /** Validation message of a value; undefined for none. */
  readonly problemOf: (typed: string) => string | undefined;
  readonly onSave: (typed: string) => void;
  readonly onClose: () => void;
}

/** A field in the place of a value: Enter saves it, and so does leaving it; Escape keeps the value. */
export function InlineField(props: InlineFieldProps) {
  const { label, value, type = 'text', maxLength, problemOf, onSave, onClose } = props;
  const [typed, setTyped] = useState(value);
  const problem = problemOf(typed);
  const isLeft = useRef(false);
  const leave = () => {
    // Leaving the field for the button that it becomes is no second time.
    if (isLeft.current) return;
    isLeft.current = true;
    if (problem === undefined && typed !== value) onSave(typed);
    onClose();
  };
  return (
    <input
      className="inline-field"
      aria-label={label}
      aria-invalid={problem !== undefined}
      title={problem}
      type={type}
      value={typed}
      maxLength={maxLength}
      // It opens where its button had the focus.
      autoFocus
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // The button that has the focus next is not pressed by the same key.
        event.preventDefault();
        if (event.key === 'Enter') {
          if (problem === undefined) leave();
          return;
        }
        isLeft.current = true;
        onClose();
      }}
    />
  );
}
