import { useState } from 'react';

interface TypedValueOptions {
  /** As the document has it. */
  readonly value: string;
  readonly problemOf: (typed: string) => string | undefined;
  readonly onChange: (value: string) => void;
}

/** A text that is taken over only where it has no problem; what others or undo make of the value is shown again. */
export function useTypedValue({ value, problemOf, onChange }: TypedValueOptions) {
  const [draft, setDraft] = useState({ typed: value, of: value });
  const typed = draft.of === value ? draft.typed : value;
  return {
    typed,
    problem: problemOf(typed),
    type: (next: string) => {
      const isFine = problemOf(next) === undefined;
      setDraft({ typed: next, of: isFine ? next : value });
      if (isFine && next !== value) onChange(next);
    },
  };
}
