import { planLimits } from '@veranda/domain/subscriptions/plan';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import type { usePlanForm } from './use-plan-form.ts';

const units = [
  { value: 'WEEK', label: 'Weeks' },
  { value: 'MONTH', label: 'Months' },
  { value: 'YEAR', label: 'Years' },
] as const;

/** How often, and how many times in all. */
export function PlanFields({ form }: { readonly form: ReturnType<typeof usePlanForm> }) {
  return (
    <>
      <div className="ui-row ui-row--nowrap">
        <NumberField
          label="Every"
          value={form.value}
          onChange={form.setValue}
          minValue={1}
          maxValue={planLimits.periodValue}
        />
        <Select
          label="Period"
          options={units}
          value={form.unit}
          onChange={(unit) => form.setUnit(unit as (typeof units)[number]['value'])}
        />
      </div>
      <NumberField
        label="Number of charges"
        value={form.numCycles}
        onChange={form.setCycles}
        minValue={0}
        maxValue={planLimits.numCycles}
        description="0 continues until canceled. Stock becomes unlimited."
      />
    </>
  );
}
