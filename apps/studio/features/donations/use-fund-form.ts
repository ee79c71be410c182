import type { FundView } from '@veranda/contracts/donations';
import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { bodyOf, type FundForm, formOf, newFund, problemsOf } from './fund-form.ts';
import { useSaveFund } from './fund-queries.ts';

export type FundEdit = ReturnType<typeof useFundForm>;

/** A fund that is being set up; null for a new one. `onSaved` when it is kept. */
export function useFundForm(fund: FundView | null, currency: string, onSaved: () => void) {
  const save = useSaveFund(useSite().id, fund);
  const digits = isCurrency(currency) ? digitsOf(currency) : 2;
  const [form, setForm] = useState(() => (fund ? formOf(fund) : newFund));
  const [isTold, setTold] = useState(false);
  const set = (patch: Partial<FundForm>) => setForm((old) => ({ ...old, ...patch }));
  const found = problemsOf(form, digits);
  const failure = save.error instanceof CallFailure ? save.error : null;
  const fieldOf = (name: string | undefined): string => (name ?? '').replace(/\.\d+$/, '');
  const problemOf = (field: string): string | undefined => {
    if (isTold && found[field]) return found[field];
    return fieldOf(failure?.field) === field ? failure?.message : undefined;
  };
  const send = () => {
    setTold(true);
    if (Object.keys(found).length > 0 || save.isPending) return;
    save.mutate(bodyOf(form, digits), {
      onSuccess: ({ fund: kept }) => {
        showToast({ text: `“${kept.name}” is saved` });
        onSaved();
      },
    });
  };
  const isIncomplete = isTold && Object.keys(found).length > 0;
  const problem = isIncomplete
    ? 'Update the missing or invalid information above.'
    : save.isError && !fieldsShown.has(fieldOf(failure?.field))
      ? messageOf(save.error)
      : null;
  return { form, set, problemOf, problem, send, currency, digits, isPending: save.isPending };
}

/** Fields that show their own refusal. */
const fieldsShown = new Set(['name', 'suggested', 'least', 'most', 'goal']);
