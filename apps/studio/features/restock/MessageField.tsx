import type { MerchandisingBody } from '@veranda/contracts/catalog-merchandising';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Controller, useFormContext } from 'react-hook-form';
import type { WordsField } from './message-fields.ts';

/** One field of the words on the page. */
export function MessageField({
  field,
  siteText,
}: {
  readonly field: WordsField;
  /** Text that visitors read while the field is blank. */
  readonly siteText: string | undefined;
}) {
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
  const { kind, ...own } = field;
  if (kind === 'number') {
    return (
      <Controller
        control={control}
        name={field.name}
        render={({ field: { value, onChange } }) => (
          <NumberField {...own} value={value} onChange={onChange} minValue={1} maxValue={9999} steps />
        )}
      />
    );
  }
  return (
    <Controller
      control={control}
      name={field.name}
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
