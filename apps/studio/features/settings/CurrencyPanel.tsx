import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Controller, useFormContext } from 'react-hook-form';
import { currencyOptions } from './choices.ts';
import type { StoreValues } from './store-values.ts';
import { t } from './messages.ts';

/** The one currency that the store sells in. */
export function CurrencyPanel() {
  const { control } = useFormContext<StoreValues>();
  return (
    <Panel title={t('currency')} note={t('currencyNote')}>
      <Controller
        control={control}
        name="currency"
        render={({ field }) => (
          <Select
            label={t('currency')}
            options={currencyOptions}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </Panel>
  );
}
