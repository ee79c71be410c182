import { TextField, type TextFieldProps } from '@veranda/ui/TextField.tsx';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface FormTextProps<V extends FieldValues>
  extends Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'errorMessage'> {
  readonly control: Control<V>;
  readonly name: FieldPath<V>;
  /** The words of what is wrong with the text, or true. */
  readonly check?: (text: string) => string | true;
}

/** A text of a form: its value and its error are the form's. */
export function FormText<V extends FieldValues>({ control, name, check, ...look }: FormTextProps<V>) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({
    control,
    name,
    rules: check ? { validate: (value: unknown) => check(typeof value === 'string' ? value : '') } : {},
  });
  return <TextField {...look} {...field} inputRef={ref} errorMessage={fieldState.error?.message} />;
}
