import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { normalizeAmount } from '@veranda/ui/normalize-amount';
import { Plus, Trash2 } from 'lucide-react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import type { ShippingValues } from './store-values.ts';
import { t } from './messages.ts';
import './settings.css';

/** At most this many rates (settings contract). */
const maxRates = 20;

/** The flat rates, each with its name and its two amounts. */
export function ShippingRates({ currency, digits }: { readonly currency: string; readonly digits: number }) {
  const { control } = useFormContext<ShippingValues>();
  const rates = useFieldArray({ control, name: 'shippingRates', keyName: 'key' });
  return (
    <>
      {rates.fields.length === 0 ? <p className="ui-muted">{t('noRatesText')}</p> : null}
      {rates.fields.map((rate, index) => (
        <RateFields
          key={rate.key}
          index={index}
          name={rate.name}
          currency={currency}
          digits={digits}
          onRemove={() => rates.remove(index)}
        />
      ))}
      <div>
        <Button
          size="small"
          isDisabled={rates.fields.length >= maxRates}
          onPress={() => rates.append({ id: crypto.randomUUID(), name: '', perOrder: '0', perItem: '0' })}
        >
          <Plus size={14} aria-hidden="true" />
          {t('addRate')}
        </Button>
      </div>
    </>
  );
}

interface RateFieldsProps {
  readonly index: number;
  readonly name: string;
  readonly currency: string;
  readonly digits: number;
  readonly onRemove: () => void;
}

function RateFields({ index, name, currency, digits, onRemove }: RateFieldsProps) {
  return (
    <div className="rate" role="group" aria-label={name || t('rateNumber', { number: index + 1 })}>
      <RateName index={index} />
      {(['perOrder', 'perItem'] as const).map((part) => (
        <RateAmount key={part} name={`shippingRates.${index}.${part}`} currency={currency} digits={digits} />
      ))}
      <IconButton label={name ? t('removeName', { name }) : t('removeRate')} onPress={onRemove}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function RateName({ index }: { readonly index: number }) {
  const { control } = useFormContext<ShippingValues>();
  return (
    <Controller
      control={control}
      name={`shippingRates.${index}.name`}
      rules={{ validate: (value) => value.trim() !== '' || t('aRateNeedsAName') }}
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={t('name')}
          placeholder={t('namePlaceholder')}
          maxLength={100}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );
}

interface RateAmountProps {
  readonly name: `shippingRates.${number}.${'perOrder' | 'perItem'}`;
  readonly currency: string;
  readonly digits: number;
}

function RateAmount({ name, currency, digits }: RateAmountProps) {
  const { control } = useFormContext<ShippingValues>();
  const validate = (value: string) => normalizeAmount(value, digits) !== null || t('pleaseEnterAnAmount');
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate }}
      render={({ field: { ref, ...field }, fieldState }) => (
        <MoneyField
          {...field}
          inputRef={ref}
          label={name.endsWith('perOrder') ? t('perOrder') : t('perItem')}
          currency={currency}
          digits={digits}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );
}
