import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { Controller, useFormContext } from 'react-hook-form';
import type { StoreValues } from './store-values.ts';
import { t } from './messages.ts';

/** Suggestions of addresses at the checkout. */
export function CheckoutPanel() {
  const { control } = useFormContext<StoreValues>();
  return (
    <Panel title={t('checkout')}>
      <Controller
        control={control}
        name="addressSearch"
        render={({ field }) => (
          <Switch
            isSelected={field.value ?? false}
            onChange={field.onChange}
            note={t('suggestAddressesHelp')}
          >
            {t('suggestAddresses')}
          </Switch>
        )}
      />
    </Panel>
  );
}
