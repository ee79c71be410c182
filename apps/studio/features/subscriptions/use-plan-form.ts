import type { Plan } from '@veranda/contracts/subscriptions';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useSetPlan } from './subscription-queries.ts';
import { t } from './messages.ts';

type Unit = NonNullable<Plan>['period']['unit'];

/** Billing interval of a product, while it is edited. */
export function usePlanForm(product: string, saved: Plan) {
  const site = useSite();
  const set = useSetPlan(site.id, product);
  const [isOn, setOn] = useState(saved !== null);
  const [value, setValue] = useState(saved?.period.value ?? 1);
  const [unit, setUnit] = useState<Unit>(saved?.period.unit ?? 'MONTH');
  const [numCycles, setCycles] = useState(saved?.numCycles ?? 0);
  const plan: Plan = isOn ? { period: { value, unit }, numCycles } : null;
  const isChanged = JSON.stringify(plan) !== JSON.stringify(saved);
  const save = () =>
    set.mutate(plan, {
      onSuccess: () => showToast({ text: plan === null ? t('nowOneTime') : t('planSaved') }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  return { isOn, setOn, value, setValue, unit, setUnit, numCycles, setCycles, isChanged, save, set };
}
