import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { normalizeAmount } from './normalize-amount.ts';

interface MoneyFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'rows' | 'prefix' | 'suffix'> {
  /** A plain decimal such as "12.50", or empty. */
  readonly value: string;
  /** Given a plain decimal when what was typed is one, else the text as it is, for the form to refuse. */
  readonly onChange: (value: string) => void;
  readonly currency: string;
  /** Decimals of the currency. */
  readonly digits: number;
}

/** An amount of money: takes commas, points and signs as people type them, and tidies up on leaving. */
export function MoneyField({ value, onChange, currency, digits, onBlur, ...rest }: MoneyFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState({ value, digits });
  if (seen.value !== value || seen.digits !== digits) {
    setSeen({ value, digits });
    // Typed text is left alone for as long as it means the same amount.
    if (normalizeAmount(text, digits) !== value) setText(value);
  }
  return (
    <TextField
      {...rest}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      suffix={currency}
      onChange={(next) => {
        setText(next);
        onChange(normalizeAmount(next, digits) ?? next.trim());
      }}
      onBlur={(event) => {
        setText(normalizeAmount(text, digits) ?? text.trim());
        onBlur?.(event);
      }}
    />
  );
}
