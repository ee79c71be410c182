import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { tidyLink } from '../../rich-text/tidy-link.ts';

export interface LinkFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** The target of a link: what was typed becomes an address on leaving the field. */
export function LinkField({ label, value, isReadOnly, onChange }: LinkFieldProps) {
  const [text, setText] = useState(value);
  const isWrong = text.trim() !== '' && tidyLink(text) === null;
  return (
    <TextField
      label={label}
      value={text}
      isReadOnly={isReadOnly}
      maxLength={2000}
      placeholder="/about, https://…, name@example.com"
      onChange={(next) => {
        setText(next);
        const link = tidyLink(next);
        if (link !== null || next.trim() === '') onChange(link ?? '');
      }}
      onBlur={() => setText(tidyLink(text) ?? text)}
      errorMessage={isWrong ? `${text} is not a valid page URL` : undefined}
    />
  );
}
