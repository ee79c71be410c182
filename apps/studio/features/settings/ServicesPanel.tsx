import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { Controller, useFormContext } from 'react-hook-form';
import type { StoreValues } from './store-values.ts';

/** How often a service may be bought in an order. */
export function ServicesPanel() {
  const { control } = useFormContext<StoreValues>();
  return (
    <Panel title="Services">
      <Controller
        control={control}
        name="multipleQuantityAllowedForServices"
        render={({ field }) => (
          <Switch
            isSelected={field.value}
            onChange={field.onChange}
            note="If off, a service can be bought only once per order."
          >
            Allow several of the same service
          </Switch>
        )}
      />
    </Panel>
  );
}
