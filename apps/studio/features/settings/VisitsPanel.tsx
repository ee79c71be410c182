import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Controller } from 'react-hook-form';
import type { GeneralPanelProps } from './use-general-form.ts';

/** Whether the site keeps what visitors do in its shop, and how its pages are. */
export function VisitsPanel({ control }: GeneralPanelProps) {
  return (
    <Panel title="Visits">
      <Controller
        control={control}
        name="visitorMetrics"
        render={({ field }) => (
          <Switch
            isSelected={field.value ?? false}
            onChange={field.onChange}
            note="Counts what is put into carts and how fast pages are, without names or addresses."
          >
            Measure what visitors do
          </Switch>
        )}
      />
      <Controller
        control={control}
        name="adPixelId"
        render={({ field, fieldState }) => (
          <TextField
            label="Ad-pixel"
            optional
            description="The ID of your Meta pixel, in digits. It is told of products seen, added and bought, of searches and of forms; visitors who ask not to be tracked are left out."
            inputMode="numeric"
            maxLength={20}
            value={field.value ?? ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            errorMessage={fieldState.error?.message}
          />
        )}
        rules={{ pattern: { value: /^(?:\d{5,20})?$/, message: 'Enter digits only: 5 to 20 of them' } }}
      />
    </Panel>
  );
}
