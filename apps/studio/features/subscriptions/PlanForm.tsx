import type { Plan } from '@veranda/contracts/subscriptions';
import { Button } from '@veranda/ui/Button.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { PlanFields } from './PlanFields.tsx';
import { usePlanForm } from './use-plan-form.ts';

export interface PlanFormProps {
  readonly product: string;
  readonly saved: Plan;
  /** What the shop shows of it. */
  readonly phrase: string;
}

/** The switch between sold once and charged again and again. */
export function PlanForm({ product, saved, phrase }: PlanFormProps) {
  const form = usePlanForm(product, saved);
  return (
    <div className="ui-stack">
      <Switch isSelected={form.isOn} onChange={form.setOn}>
        Recurring charge
      </Switch>
      {form.isOn ? <PlanFields form={form} /> : null}
      {form.isChanged ? (
        <Button isPending={form.set.isPending} onPress={form.save}>
          Save plan
        </Button>
      ) : phrase ? (
        <p className="ui-help">Shown as “{phrase}”.</p>
      ) : null}
    </div>
  );
}
