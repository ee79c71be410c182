import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { normalizeLink } from '../../rich-text/normalize-link.ts';
import { t } from './messages.ts';

interface LinkFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** The target of a link: what was typed becomes an address on leaving the field. */
export function LinkField({ label, value, isReadOnly, onChange }: LinkFieldProps) {
  // The typed text stands for the value that came of it: a value from elsewhere takes its place.
  const [typed, setTyped] = useState({ text: value, value });
  const text = typed.value === value ? typed.text : value;
  const isWrong = text.trim() !== '' && normalizeLink(text) === null;
  const type = (next: string) => {
    const link = next.trim() === '' ? '' : normalizeLink(next);
    setTyped({ text: next, value: link ?? value });
    if (link !== null) onChange(link);
  };
  return (
    <TextField
      label={label}
      value={text}
      isReadOnly={isReadOnly}
      maxLength={2000}
      placeholder={t('linkExamples')}
      onChange={type}
      onBlur={() => setTyped({ text: normalizeLink(text) ?? text, value })}
      errorMessage={isWrong ? t('invalidLink', { text }) : undefined}
    />
  );
}
