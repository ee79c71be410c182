import type { MerchandisingBody } from '@veranda/contracts/catalog-merchandising';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Controller, useFormContext } from 'react-hook-form';
import type { WordsField } from './message-fields.ts';

interface MessageFieldProps {
  readonly field: WordsField;
  /** Text that visitors read while the field is blank. */
  readonly siteText: string | undefined;
}

/** One field of the words on the page. */
export function MessageField({ field, siteText }: MessageFieldProps) {
  const { control } = useFormContext<MerchandisingBody>();
  if (field.kind === 'switch') {
    return (
      <Controller
        control={control}
        name={field.name}
        render={({ field: { value, onChange } }) => (
          <Switch isSelected={value} onChange={onChange}>
            {field.label}
          </Switch>
        )}
      />
    );
  }
  if (field.kind === 'text') return <TextMessageField field={field} siteText={siteText} />;
  return (
    <Controller
      control={control}
      name={field.name}
      render={({ field: { value, onChange } }) => (
        <NumberField
          label={field.label}
          value={value}
          onChange={onChange}
          minValue={1}
          maxValue={9999}
          steps
        />
      )}
    />
  );
}

interface TextMessageFieldProps extends MessageFieldProps {
  readonly field: WordsField & { readonly kind: 'text' };
}

function TextMessageField({ field, siteText }: TextMessageFieldProps) {
  const { kind: _kind, ...own } = field;
  const { control } = useFormContext<MerchandisingBody>();
  return (
    <Controller
      control={control}
      name={own.name}
      render={({ field: { ref, ...rest } }) => (
        <TextField
          {...(siteText === undefined ? {} : { placeholder: siteText })}
          {...own}
          {...rest}
          inputRef={ref}
          maxLength={100}
        />
      )}
    />
  );
}
