import { planLimits } from '@veranda/domain/subscriptions/plan';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import type { usePlanForm } from './use-plan-form.ts';
import { t } from './messages.ts';

const units = [
  { value: 'WEEK', label: t('weeks') },
  { value: 'MONTH', label: t('months') },
  { value: 'YEAR', label: t('years') },
] as const;

/** Interval of the charges, and their number in all. */
export function PlanFields({ form }: { readonly form: ReturnType<typeof usePlanForm> }) {
  return (
    <>
      <div className="ui-row ui-row--nowrap">
        <NumberField
          label={t('every')}
          value={form.value}
          onChange={form.setValue}
          minValue={1}
          maxValue={planLimits.periodValue}
        />
        <Select
          label={t('period')}
          options={units}
          value={form.unit}
          onChange={(unit) => form.setUnit(unit as (typeof units)[number]['value'])}
        />
      </div>
      <NumberField
        label={t('numberOfCharges')}
        value={form.numCycles}
        onChange={form.setCycles}
        minValue={0}
        maxValue={planLimits.numCycles}
        description={t('numberOfChargesDescription')}
      />
    </>
  );
}
