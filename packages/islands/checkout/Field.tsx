import { problemFocus } from '@veranda/contracts/checkout-page';
import type { FieldView, ProblemView } from '@veranda/contracts/checkout-view';
import type { InputHTMLAttributes, PropsWithChildren } from 'react';
import { type FormatTyped, writeFormatted } from './write-formatted.ts';
import { FieldError } from './FieldError.tsx';

/** Attributes of an input beside those of its field. */
type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'name' | 'type' | 'value' | 'defaultValue' | 'children'
>;

interface FieldProps {
  readonly field: FieldView;
  readonly problems: readonly ProblemView[];
  /** Formatter of the text while it is typed. */
  readonly format?: FormatTyped;
}

/** A field with its label and what is wrong with it. The input stays the browser's own. */
export function Field({
  field,
  problems,
  children,
  ...more
}: FieldProps & InputAttributes & PropsWithChildren) {
  return (
    <div className={field.isHalf ? 'field half' : 'field'}>
      <label htmlFor={field.name}>{field.label}</label>
      <Control field={field} problems={problems} {...more} />
      {children}
      <FieldError name={field.name} problems={problems} />
    </div>
  );
}

/** Input or select of a field. */
export function Control({ field, problems, format, ...more }: FieldProps & InputAttributes) {
  const isWrong = problems.some((problem) => problem.field === field.name);
  const attributes = {
    id: field.name,
    name: field.name,
    autoComplete: field.autocomplete,
    ...(field.required ? { 'aria-required': true } : {}),
    ...(isWrong ? { 'aria-invalid': true, 'aria-describedby': `${field.name}-error` } : {}),
    ...(isWrong && problemFocus(problems) === field.name ? { autoFocus: true } : {}),
  };
  if (field.options === null)
    return (
      <input
        {...attributes}
        {...more}
        defaultValue={field.value}
        type={field.type}
        {...(field.inputMode === '' ? {} : { inputMode: field.inputMode })}
        {...(format ? { onInput: (event) => writeFormatted(event, format) } : {})}
      />
    );
  return (
    // Nothing chosen is the list's first line, as in the markup that is taken over.
    <select {...attributes} {...(field.value === '' ? {} : { defaultValue: field.value })}>
      {field.unchosen === '' ? null : <option value="">{field.unchosen}</option>}
      {field.options.map((otherOption) => (
        <option key={otherOption.value} value={otherOption.value}>
          {otherOption.label}
        </option>
      ))}
    </select>
  );
}
