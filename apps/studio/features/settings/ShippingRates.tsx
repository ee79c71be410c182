import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { normalizeAmount } from '@veranda/ui/normalize-amount';
import { Plus, Trash2 } from 'lucide-react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import type { ShippingValues } from './store-values.ts';
import './settings.css';

/** At most this many rates (settings contract). */
const maxRates = 20;

/** The flat rates, each with its name and its two amounts. */
export function ShippingRates({ currency, digits }: { readonly currency: string; readonly digits: number }) {
  const { control } = useFormContext<ShippingValues>();
  const rates = useFieldArray({ control, name: 'shippingRates', keyName: 'key' });
  const amount = (value: string) => normalizeAmount(value, digits) !== null || 'Please enter an amount';
  return (
    <>
      {rates.fields.length === 0 ? (
        <p className="ui-muted">Add a rate so customers can check out with physical products.</p>
      ) : null}
      {rates.fields.map((rate, index) => (
        <div
          key={rate.key}
          className="rate"
          role="group"
          aria-label={rate.name || `Rate ${String(index + 1)}`}
        >
          <Controller
            control={control}
            name={`shippingRates.${index}.name`}
            rules={{ validate: (value) => value.trim() !== '' || 'A rate needs a name' }}
            render={({ field: { ref, ...field }, fieldState }) => (
              <TextField
                {...field}
                inputRef={ref}
                label="Name"
                placeholder="Standard"
                maxLength={100}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
          {(['perOrder', 'perItem'] as const).map((part) => (
            <Controller
              key={part}
              control={control}
              name={`shippingRates.${index}.${part}`}
              rules={{ validate: amount }}
              render={({ field: { ref, ...field }, fieldState }) => (
                <MoneyField
                  {...field}
                  inputRef={ref}
                  label={part === 'perOrder' ? 'Per order' : 'Per item'}
                  currency={currency}
                  digits={digits}
                  errorMessage={fieldState.error?.message}
                />
              )}
            />
          ))}
          <IconButton label={`Remove ${rate.name || 'rate'}`} onPress={() => rates.remove(index)}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <div>
        <Button
          size="small"
          isDisabled={rates.fields.length >= maxRates}
          onPress={() => rates.append({ id: crypto.randomUUID(), name: '', perOrder: '0', perItem: '0' })}
        >
          <Plus size={14} aria-hidden="true" />
          Add rate
        </Button>
      </div>
    </>
  );
}
