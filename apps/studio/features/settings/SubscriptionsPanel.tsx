import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { Controller, useFormContext } from 'react-hook-form';
import type { StoreValues } from './store-values.ts';

/** What subscribers are told before they are charged. */
export function SubscriptionsPanel() {
  const { control } = useFormContext<StoreValues>();
  return (
    <Panel title="Subscriptions">
      <Controller
        control={control}
        name="subscriptionNotice"
        render={({ field }) => (
          <Switch
            isSelected={field.value ?? false}
            onChange={field.onChange}
            note="By e-mail, 15 days before. Not for subscriptions charged more often than that."
          >
            Notify subscribers before each charge
          </Switch>
        )}
      />
    </Panel>
  );
}
