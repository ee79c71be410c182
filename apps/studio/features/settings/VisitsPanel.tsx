import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Controller } from 'react-hook-form';
import type { GeneralPanelProps } from './use-general-form.ts';

/** Whether the site keeps what visitors do in its shop, and how its pages are. */
export function VisitsPanel({ control }: GeneralPanelProps) {
  return (
    <Panel title="Analytics">
      <Controller
        control={control}
        name="visitorMetrics"
        render={({ field }) => (
          <Switch
            isSelected={field.value ?? false}
            onChange={field.onChange}
            note="Counts what visitors add to carts and how fast pages load, without names or addresses."
          >
            Measure visits
          </Switch>
        )}
      />
      <Controller
        control={control}
        name="adPixelId"
        render={({ field, fieldState }) => (
          <TextField
            label="Meta pixel"
            optional
            description="The ID of your Meta pixel, in digits. It receives product views, cart additions, purchases, searches and form submissions. Visitors who ask not to be tracked are excluded."
            inputMode="numeric"
            maxLength={20}
            value={field.value ?? ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            errorMessage={fieldState.error?.message}
          />
        )}
        rules={{ pattern: { value: /^(?:\d{5,20})?$/, message: 'Enter 5 to 20 digits' } }}
      />
    </Panel>
  );
}
