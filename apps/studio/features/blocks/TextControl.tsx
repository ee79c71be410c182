import { TextField } from '@veranda/ui/TextField.tsx';
import type { ControlProps } from './field-props.ts';

/** Plain words, of one line or several. */
export function TextControl({ field, value, isReadOnly, onChange }: ControlProps<'text'>) {
  return (
    <TextField
      label={field.label}
      value={typeof value === 'string' ? value : ''}
      maxLength={field.maxLength}
      isReadOnly={isReadOnly}
      description={field.help}
      onChange={onChange}
      {...(field.multiline ? { rows: 3 } : {})}
    />
  );
}
