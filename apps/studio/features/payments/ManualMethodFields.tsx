import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Trash2 } from 'lucide-react';
import { Controller, useFormContext } from 'react-hook-form';
import type { ManualValues } from './manual-values.ts';

export interface ManualMethodFieldsProps {
  readonly index: number;
  readonly remove: () => void;
}

const ends = [
  { value: '', label: 'Never' },
  ...[3, 7, 14, 30, 60, 90].map((days) => ({ value: String(days), label: `After ${String(days)} days` })),
];

/** One way of paying by hand. */
export function ManualMethodFields({ index, remove }: ManualMethodFieldsProps) {
  const { control, watch } = useFormContext<ManualValues>();
  const name = watch(`manual.${index}.name`);
  const kind = watch(`manual.${index}.kind`);
  return (
    <div
      className="manual-method"
      role="group"
      aria-label={name || `Manual payment method ${String(index + 1)}`}
    >
      <div className="manual-method-head">
        <Controller
          control={control}
          name={`manual.${index}.active`}
          render={({ field }) => (
            <Switch isSelected={field.value} onChange={field.onChange}>
              Offered at checkout
            </Switch>
          )}
        />
        <IconButton label={`Remove ${name || 'this payment method'}`} onPress={remove}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <Controller
        control={control}
        name={`manual.${index}.name`}
        rules={{ validate: (value) => value.trim() !== '' || 'Enter a name' }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label="Name"
            maxLength={60}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name={`manual.${index}.instructions`}
        render={({ field: { ref, ...field } }) => (
          <TextField
            {...field}
            inputRef={ref}
            label="Payment instructions"
            rows={4}
            maxLength={2000}
            placeholder={kind === 'bank-transfer' ? 'Account, IBAN, payment reference' : ''}
            description="Shown after checkout and in the confirmation e-mail."
          />
        )}
      />
      <Controller
        control={control}
        name={`manual.${index}.expiresAfterDays`}
        render={({ field }) => (
          <Select
            label="Cancel unpaid orders"
            options={ends}
            value={field.value === null ? '' : String(field.value)}
            onChange={(value) => field.onChange(value === '' ? null : Number(value))}
            description="Items are restocked, and the customer is notified."
          />
        )}
      />
    </div>
  );
}
