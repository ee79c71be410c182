import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useStoredForm } from '../../editing/use-stored-form.ts';
import { useSite } from '../../shell/use-site.ts';
import { type Rules, useSaveRules } from '../shipping/rules-queries.ts';
import { withReplaced } from '../shipping/use-product-group.ts';
import { formOfTax, newTax, type TaxForm, taxOf, taxProblems, type TaxRule } from './tax-form.ts';
import { t } from './messages.ts';

export type TaxEdit = ReturnType<typeof useTaxForm>;

interface TaxFormInput {
  readonly rule: TaxRule | null;
  readonly classes: NonNullable<Rules['taxes']['classes']>;
}

/** A tax that is being set up; null for a new one. `onDone` when it is saved or given up. */
export function useTaxForm({ rule, classes }: TaxFormInput, onDone: () => void) {
  const site = useSite();
  const save = useSaveRules(site.id);
  const storedForm = useStoredForm<TaxForm>(
    `${site.id} tax ${rule?.id ?? 'new'}`,
    rule ? formOfTax(rule) : newTax,
  );
  const { form } = storedForm;
  const [showsErrors, setShowsErrors] = useState(false);
  const problems = taxProblems(form);
  const isIncomplete = Object.keys(problems).length > 0;
  const close = () => {
    storedForm.drop();
    onDone();
  };
  const send = () => {
    setShowsErrors(true);
    if (isIncomplete || save.isPending) return;
    const made = taxOf(form, { id: rule?.id ?? crypto.randomUUID(), classes });
    save.mutate(
      (rules) => ({ ...rules, taxes: { ...rules.taxes, rules: withReplaced(rules.taxes.rules, made) } }),
      {
        onSuccess: () => {
          showToast({ text: t('nameSaved', { name: made.name }) });
          close();
        },
      },
    );
  };
  const incomplete = showsErrors && isIncomplete ? t('fixProblems') : null;
  return {
    ...storedForm,
    send,
    close,
    problemOf: (field: string): string | undefined => (showsErrors ? problems[field] : undefined),
    problem: incomplete ?? (save.isError ? messageOf(save.error) : null),
    isPending: save.isPending,
  };
}
