import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Controller, useFormContext } from 'react-hook-form';
import { currencyOptions } from './choices.ts';
import type { StoreValues } from './store-values.ts';

/** The one currency that the store sells in. */
export function CurrencyPanel() {
  const { control } = useFormContext<StoreValues>();
  return (
    <Panel
      title="Currency"
      note="A store sells in one currency. If you change it, prices keep their numbers, and links to sent invoices expire."
    >
      <Controller
        control={control}
        name="currency"
        render={({ field }) => (
          <Select label="Currency" options={currencyOptions} value={field.value} onChange={field.onChange} />
        )}
      />
    </Panel>
  );
}
