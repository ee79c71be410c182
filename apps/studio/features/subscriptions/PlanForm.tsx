import type { Plan } from '@veranda/contracts/subscriptions';
import { Button } from '@veranda/ui/Button.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { PlanFields } from './PlanFields.tsx';
import { usePlanForm } from './use-plan-form.ts';
import { t } from './messages.ts';

interface PlanFormProps {
  readonly product: string;
  readonly saved: Plan;
  /** The plan as the shop shows it. */
  readonly phrase: string;
}

/** The switch between sold once and charged repeatedly. */
export function PlanForm({ product, saved, phrase }: PlanFormProps) {
  const form = usePlanForm(product, saved);
  return (
    <div className="ui-stack">
      <Switch isSelected={form.isOn} onChange={form.setOn}>
        {t('recurringCharge')}
      </Switch>
      {form.isOn ? <PlanFields form={form} /> : null}
      {form.isChanged ? (
        <Button isPending={form.set.isPending} onPress={form.save}>
          {t('savePlan')}
        </Button>
      ) : phrase ? (
        <p className="ui-help">{t('shownAsPhrase', { phrase })}</p>
      ) : null}
    </div>
  );
}
