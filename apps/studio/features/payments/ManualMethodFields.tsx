import type { ManualMethod } from '@veranda/contracts/payments';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Trash2 } from 'lucide-react';
import { Controller, useFormContext } from 'react-hook-form';
import { t } from './messages.ts';

/** The form of the manual payment methods. */
export interface ManualValues {
  manual: ManualMethod[];
}

interface ManualMethodFieldsProps {
  readonly index: number;
  readonly remove: () => void;
}

const ends = [
  { value: '', label: t('never') },
  ...[3, 7, 14, 30, 60, 90].map((days) => ({ value: String(days), label: t('afterDays', { days }) })),
];

/** One manual payment method. */
export function ManualMethodFields({ index, remove }: ManualMethodFieldsProps) {
  const { control, watch } = useFormContext<ManualValues>();
  const name = watch(`manual.${index}.name`);
  return (
    <div
      className="manual-method"
      role="group"
      aria-label={name || t('manualPaymentMethodNumber', { number: index + 1 })}
    >
      <div className="manual-method-head">
        <Controller
          control={control}
          name={`manual.${index}.active`}
          render={({ field }) => (
            <Switch isSelected={field.value} onChange={field.onChange}>
              {t('offeredAtCheckout')}
            </Switch>
          )}
        />
        <IconButton label={name ? t('removeName', { name }) : t('removeThisMethod')} onPress={remove}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <MethodName index={index} />
      <PaymentInstructions index={index} />
      <CancelAfter index={index} />
    </div>
  );
}

function MethodName({ index }: { readonly index: number }) {
  const { control } = useFormContext<ManualValues>();
  return (
    <Controller
      control={control}
      name={`manual.${index}.name`}
      rules={{ validate: (value) => value.trim() !== '' || t('enterAName') }}
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={t('name')}
          maxLength={60}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );
}

function PaymentInstructions({ index }: { readonly index: number }) {
  const { control, watch } = useFormContext<ManualValues>();
  const kind = watch(`manual.${index}.kind`);
  return (
    <Controller
      control={control}
      name={`manual.${index}.instructions`}
      render={({ field: { ref, ...field } }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={t('paymentInstructions')}
          rows={4}
          maxLength={2000}
          placeholder={kind === 'bank-transfer' ? t('paymentInstructionsPlaceholder') : ''}
          description={t('paymentInstructionsDescription')}
        />
      )}
    />
  );
}

function CancelAfter({ index }: { readonly index: number }) {
  const { control } = useFormContext<ManualValues>();
  return (
    <Controller
      control={control}
      name={`manual.${index}.expiresAfterDays`}
      render={({ field }) => (
        <Select
          label={t('cancelUnpaidOrders')}
          options={ends}
          value={field.value === null ? '' : String(field.value)}
          onChange={(value) => field.onChange(value === '' ? null : Number(value))}
          description={t('cancelUnpaidOrdersDescription')}
        />
      )}
    />
  );
}
