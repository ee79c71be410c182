import { providerLanguages } from '@veranda/domain/installments/offer';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Controller, useFormContext } from 'react-hook-form';
import type { StoreValues } from './store-values.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const countries = Object.keys(providerLanguages).map((code) => ({
  value: code,
  label: countryNames.of(code) ?? code,
}));

/** The offer to pay in installments: within which amounts, and where the provider is. */
export function InstallmentsPanel({ currency }: { readonly currency: string }) {
  const { control, watch, setValue } = useFormContext<StoreValues>();
  const set = watch('installments');
  const toggle = (isOn: boolean) =>
    setValue('installments', isOn ? { minimum: '1', maximum: '2000', country: 'US' } : null, {
      shouldDirty: true,
    });
  return (
    <Panel
      title="Installments"
      note="Shows the installment price on physical products. Turn it on if your payment provider offers installments."
    >
      <Switch isSelected={Boolean(set)} onChange={toggle}>
        Show the offer to pay in installments
      </Switch>
      {set ? (
        <>
          <Amount name="installments.minimum" label={`Above (${currency})`} />
          <Amount name="installments.maximum" label={`Up to (${currency})`} />
          <Controller
            control={control}
            name="installments.country"
            render={({ field }) => (
              <Select
                label="Provider’s country"
                options={countries}
                value={field.value ?? null}
                onChange={field.onChange}
              />
            )}
          />
        </>
      ) : null}
    </Panel>
  );
}

function Amount({
  name,
  label,
}: {
  readonly name: 'installments.minimum' | 'installments.maximum';
  readonly label: string;
}) {
  const { control } = useFormContext<StoreValues>();
  return (
    <Controller
      control={control}
      name={name}
      rules={{ pattern: { value: /^\d{1,9}(\.\d{1,2})?$/, message: 'Enter an amount.' } }}
      render={({ field, fieldState }) => (
        <TextField
          label={label}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputMode="decimal"
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );
}
