import type { FundView } from '@veranda/contracts/donations';
import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useStoredForm } from '../../editing/use-stored-form.ts';
import { useSite } from '../../shell/use-site.ts';
import { bodyOf, type FundForm, formOf, newFund, problemsOf } from './fund-form.ts';
import { useSaveFund } from './fund-queries.ts';
import { t } from './messages.ts';

export type FundEdit = ReturnType<typeof useFundForm>;

/** A fund that is being set up; null for a new one. `onDone` when it is saved or given up. */
export function useFundForm(fund: FundView | null, currency: string, onDone: () => void) {
  const site = useSite();
  const save = useSaveFund(site.id, fund);
  const digits = isCurrency(currency) ? digitsOf(currency) : 2;
  const storedForm = useStoredForm<FundForm>(
    `${site.id} fund ${fund?.id ?? 'new'}`,
    fund ? formOf(fund) : newFund,
  );
  const { form } = storedForm;
  const [showsErrors, setShowsErrors] = useState(false);
  const problems = problemsOf(form, digits);
  const failure = save.error instanceof CallFailure ? save.error : null;
  const fieldOf = (name: string | undefined): string => (name ?? '').replace(/\.\d+$/, '');
  const problemOf = (field: string): string | undefined => {
    if (showsErrors && problems[field]) return problems[field];
    return fieldOf(failure?.field) === field ? failure?.message : undefined;
  };
  const close = () => {
    storedForm.drop();
    onDone();
  };
  const send = () => {
    setShowsErrors(true);
    if (Object.keys(problems).length > 0 || save.isPending) return;
    save.mutate(bodyOf(form, digits), {
      onSuccess: ({ fund: saved }) => {
        showToast({ text: t('nameSaved', { name: saved.name }) });
        close();
      },
    });
  };
  const isIncomplete = showsErrors && Object.keys(problems).length > 0;
  const problem = isIncomplete
    ? t('fixProblems')
    : save.isError && !fieldsShown.has(fieldOf(failure?.field))
      ? messageOf(save.error)
      : null;
  return { ...storedForm, problemOf, problem, send, close, currency, digits, isPending: save.isPending };
}

/** Fields that show their own refusal. */
const fieldsShown = new Set(['name', 'suggested', 'least', 'most', 'goal']);
