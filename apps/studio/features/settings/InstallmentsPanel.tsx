import { studioLanguage } from '@veranda/messages/studio/language';
import { providerLanguages } from '@veranda/domain/installments/offer';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Controller, useFormContext } from 'react-hook-form';
import type { StoreValues } from './store-values.ts';
import { t } from './messages.ts';

const countryNames = new Intl.DisplayNames(studioLanguage().tag, { type: 'region' });
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
    <Panel title={t('installments')} note={t('installmentsNote')}>
      <Switch isSelected={Boolean(set)} onChange={toggle}>
        {t('installmentsText')}
      </Switch>
      {set ? (
        <>
          <Amount name="installments.minimum" label={t('aboveCurrency', { currency })} />
          <Amount name="installments.maximum" label={t('upToCurrency', { currency })} />
          <Controller
            control={control}
            name="installments.country"
            render={({ field }) => (
              <Select
                label={t('providersCountry')}
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
      rules={{ pattern: { value: /^\d{1,9}(\.\d{1,2})?$/, message: t('enterAnAmount') } }}
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
