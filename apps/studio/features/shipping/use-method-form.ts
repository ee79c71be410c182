import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import {
  formOfMethod,
  type Method,
  type MethodForm,
  methodOf,
  methodProblems,
  newMethod,
} from './method-form.ts';
import { useSaveRules } from './rules-queries.ts';

export type MethodEdit = ReturnType<typeof useMethodForm>;

/** A way of shipping that is being set up; null for a new one. `onSaved` when it is kept. */
export function useMethodForm(method: Method | null, currency: string, onSaved: () => void) {
  const save = useSaveRules(useSite().id);
  const digits = isCurrency(currency) ? digitsOf(currency) : 2;
  const [form, setForm] = useState(() => (method ? formOfMethod(method) : newMethod));
  const [isTold, setTold] = useState(false);
  const set = (patch: Partial<MethodForm>) => setForm((old) => ({ ...old, ...patch }));
  const found = methodProblems(form, digits);
  const problemOf = (field: string): string | undefined => (isTold ? found[field] : undefined);
  const isIncomplete = Object.keys(found).length > 0;
  const send = () => {
    setTold(true);
    if (isIncomplete || save.isPending) return;
    const kept = methodOf(form, { id: method?.id ?? crypto.randomUUID(), digits });
    save.mutate(
      (rules) => {
        const others = rules.shippingMethods;
        const isThere = others.some(({ id }) => id === kept.id);
        const shippingMethods = isThere
          ? others.map((one) => (one.id === kept.id ? kept : one))
          : [...others, kept];
        return { ...rules, shippingMethods };
      },
      {
        onSuccess: () => {
          showToast({ text: `“${kept.name}” is saved` });
          onSaved();
        },
      },
    );
  };
  const incomplete = isTold && isIncomplete ? 'Update the missing or invalid information above.' : null;
  const problem = incomplete ?? (save.isError ? messageOf(save.error) : null);
  return { form, set, problemOf, problem, send, currency, digits, isPending: save.isPending };
}
