import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { Controller, useFormContext } from 'react-hook-form';
import type { StoreValues } from './store-values.ts';
import { t } from './messages.ts';

/** Limit on how often a service may be bought in an order. */
export function ServicesPanel() {
  const { control } = useFormContext<StoreValues>();
  return (
    <Panel title={t('services')}>
      <Controller
        control={control}
        name="multipleQuantityAllowedForServices"
        render={({ field }) => (
          <Switch isSelected={field.value} onChange={field.onChange} note={t('severalServicesHelp')}>
            {t('allowSeveralServices')}
          </Switch>
        )}
      />
    </Panel>
  );
}
