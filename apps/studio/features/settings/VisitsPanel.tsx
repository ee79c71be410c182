import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
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
    </Panel>
  );
}
