import { useQuery } from '@tanstack/react-query';
import type { Plan } from '@veranda/contracts/subscriptions';
import { planLimits } from '@veranda/domain/subscriptions/plan';
import { Button } from '@veranda/ui/Button.tsx';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { useSite } from '../../shell/use-site.ts';
import { planQuery } from './subscription-queries.ts';
import { usePlanForm } from './use-plan-form.ts';

const units = [
  { value: 'WEEK', label: 'Weeks' },
  { value: 'MONTH', label: 'Months' },
  { value: 'YEAR', label: 'Years' },
] as const;

/** Whether a product is subscribed to; it is saved apart from the rest of the product. */
export function PlanPanel({ product }: { readonly product: string }) {
  const site = useSite();
  const query = useQuery(planQuery(site.id, product));
  return (
    <Panel title="Subscription">
      {query.data ? (
        <PlanForm product={product} saved={query.data.plan} phrase={query.data.phrase} />
      ) : (
        <Skeleton height="48px" />
      )}
    </Panel>
  );
}

interface PlanFormProps {
  readonly product: string;
  readonly saved: Plan;
  readonly phrase: string;
}

function PlanForm({ product, saved, phrase }: PlanFormProps) {
  const form = usePlanForm(product, saved);
  return (
    <div className="ui-stack">
      <Switch isSelected={form.isOn} onChange={form.setOn}>
        Charged again and again
      </Switch>
      {form.isOn ? (
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
            label="Charges in all"
            value={form.numCycles}
            onChange={form.setCycles}
            minValue={0}
            maxValue={planLimits.numCycles}
            description="0 goes on until it is canceled. Stock becomes unlimited."
          />
        </>
      ) : null}
      {form.isChanged ? (
        <Button isPending={form.set.isPending} onPress={form.save}>
          Save the plan
        </Button>
      ) : phrase ? (
        <p className="ui-help">Shown as “{phrase}”.</p>
      ) : null}
    </div>
  );
}
