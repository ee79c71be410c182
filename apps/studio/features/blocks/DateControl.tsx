import { TextField } from '@veranda/ui/TextField.tsx';
import type { ControlProps } from './field-props.ts';

/** A day; one that is typed in part is no day yet and is not taken over. */
export function DateControl({ field, value, isReadOnly, onChange }: ControlProps<'date'>) {
  return (
    <TextField
      type="date"
      label={field.label}
      value={typeof value === 'string' ? value : ''}
      isReadOnly={isReadOnly}
      onChange={onChange}
    />
  );
}
