import { Panel } from '@veranda/ui/Panel.tsx';
import { TagField } from '@veranda/ui/TagField.tsx';
import { Controller, useFormContext } from 'react-hook-form';
import { countryName } from './choices.ts';
import type { ShippingValues } from './store-values.ts';
import { t } from './messages.ts';

/** Countries that the store ships to: everywhere, or the countries that are named. */
export function ShippingCountriesPanel() {
  const { control } = useFormContext<ShippingValues>();
  return (
    <Panel title={t('whereYouShip')}>
      <Controller
        control={control}
        name="shippingCountries"
        render={({ field }) => (
          <TagField
            label={t('countries')}
            value={field.value}
            maxLength={2}
            onChange={(codes) => field.onChange(countryCodes(codes))}
            description={
              field.value.length === 0 ? t('countriesDescription') : field.value.map(countryName).join(', ')
            }
          />
        )}
      />
    </Panel>
  );
}

function countryCodes(typed: readonly string[]): string[] {
  return typed.map((code) => code.toUpperCase()).filter((code) => /^[A-Z]{2}$/.test(code));
}
