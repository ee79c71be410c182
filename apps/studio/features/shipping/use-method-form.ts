import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useStoredForm } from '../../editing/use-stored-form.ts';
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
import { withReplaced } from './use-product-group.ts';
import { t } from './messages.ts';

export type MethodEdit = ReturnType<typeof useMethodForm>;

/** A shipping method that is being set up; null for a new one. `onDone` when it is saved or given up. */
export function useMethodForm(method: Method | null, currency: string, onDone: () => void) {
  const site = useSite();
  const save = useSaveRules(site.id);
  const digits = isCurrency(currency) ? digitsOf(currency) : 2;
  const storedForm = useStoredForm<MethodForm>(
    `${site.id} shipping-method ${method?.id ?? 'new'}`,
    method ? formOfMethod(method) : newMethod,
  );
  const { form } = storedForm;
  const [showsErrors, setShowsErrors] = useState(false);
  const problems = methodProblems(form, digits);
  const problemOf = (field: string): string | undefined => (showsErrors ? problems[field] : undefined);
  const isIncomplete = Object.keys(problems).length > 0;
  const close = () => {
    storedForm.drop();
    onDone();
  };
  const send = () => {
    setShowsErrors(true);
    if (isIncomplete || save.isPending) return;
    const made = methodOf(form, { id: method?.id ?? crypto.randomUUID(), digits });
    save.mutate((rules) => ({ ...rules, shippingMethods: withReplaced(rules.shippingMethods, made) }), {
      onSuccess: () => {
        showToast({ text: t('nameSaved', { name: made.name }) });
        close();
      },
    });
  };
  const incomplete = showsErrors && isIncomplete ? t('fixProblems') : null;
  const problem = incomplete ?? (save.isError ? messageOf(save.error) : null);
  return { ...storedForm, problemOf, problem, send, close, currency, digits, isPending: save.isPending };
}
