import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldHelp } from './FieldHelp.tsx';
import { t } from './messages.ts';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'children' | 'isInvalid' | 'validationBehavior'> {
  readonly label: string;
  /** Keeps the label for screen readers only, where the place explains the field. */
  readonly hideLabel?: boolean;
  readonly optional?: boolean;
  readonly description?: ReactNode;
  readonly errorMessage?: string | undefined;
  readonly placeholder?: string;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly size?: 'medium' | 'large';
  /** Rows of a multi-line field; without it the field is one line. */
  readonly rows?: number;
  readonly inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** A labelled line (or, with `rows`, a block) of text with its help and its error. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, optional, description, errorMessage, size, rows, inputRef, ...own } = props;
  const { placeholder, prefix, suffix, ...rest } = own;
  const shared = { className: 'ui-input', placeholder: placeholder ?? '', ref: inputRef ?? null };
  return (
    <AriaTextField
      {...rest}
      className={size === 'large' ? 'ui-field ui-field--large' : 'ui-field'}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <Label className={hideLabel ? 'ui-hidden' : 'ui-label'}>
        {label}
        {optional ? <span className="ui-label-optional"> {t('optional')}</span> : null}
      </Label>
      <Group className="ui-input-box">
        {prefix ? <span className="ui-affix">{prefix}</span> : null}
        {rows ? <TextArea {...shared} rows={rows} /> : <Input {...shared} />}
        {suffix ? <span className="ui-affix ui-affix--end">{suffix}</span> : null}
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
