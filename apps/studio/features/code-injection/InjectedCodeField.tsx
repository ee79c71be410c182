import { injectedCodeFault, maxInjectedCode } from '@veranda/domain/publishing/injected-code';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { CodeField } from '../blocks/CodeField.tsx';
import { useMemo } from 'react';

interface InjectedCodeFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly description: string;
  readonly isReadOnly: boolean;
}

/** HTML with scripts and styles; a line that was refused is marked as long as it is at fault. */
export function InjectedCodeField<Values extends FieldValues>(props: InjectedCodeFieldProps<Values>) {
  const { control, name, label, description, isReadOnly } = props;
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message ?? '';
  const value: string = field.value;
  const line = message === '' ? null : (injectedCodeFault(value)?.line ?? null);
  const faults = useMemo(() => (line === null ? [] : [{ line, text: message }]), [line, message]);
  return (
    <div className="ui-stack ui-stack--tight">
      <CodeField
        label={label}
        language="html"
        value={value}
        maxLength={maxInjectedCode}
        isReadOnly={isReadOnly}
        faults={faults}
        onChange={field.onChange}
      />
      <p className="ui-help">{description}</p>
      <div role="alert">{line === null ? null : <p className="ui-error">{message}</p>}</div>
    </div>
  );
}
