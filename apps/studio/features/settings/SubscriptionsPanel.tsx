import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { Controller, useFormContext } from 'react-hook-form';
import type { StoreValues } from './store-values.ts';
import { t } from './messages.ts';

/** Notice to subscribers before each charge. */
export function SubscriptionsPanel() {
  const { control } = useFormContext<StoreValues>();
  return (
    <Panel title={t('subscriptions')}>
      <Controller
        control={control}
        name="subscriptionNotice"
        render={({ field }) => (
          <Switch isSelected={field.value ?? false} onChange={field.onChange} note={t('renewalNoticeHelp')}>
            {t('notifySubscribersBeforeEachCharge')}
          </Switch>
        )}
      />
    </Panel>
  );
}
