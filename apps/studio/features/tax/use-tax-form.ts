import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { type Rules, useSaveRules } from '../shipping/rules-queries.ts';
import { withOne } from '../shipping/use-part.ts';
import { formOfTax, newTax, type TaxForm, taxOf, taxProblems, type TaxRule } from './tax-form.ts';

export type TaxEdit = ReturnType<typeof useTaxForm>;

/** A tax that is being set up; null for a new one. `onSaved` when it is kept. */
export function useTaxForm(
  {
    rule,
    classes,
  }: { readonly rule: TaxRule | null; readonly classes: NonNullable<Rules['taxes']['classes']> },
  onSaved: () => void,
) {
  const save = useSaveRules(useSite().id);
  const [form, setForm] = useState(() => (rule ? formOfTax(rule) : newTax));
  const [isTold, setTold] = useState(false);
  const set = (patch: Partial<TaxForm>) => setForm((old) => ({ ...old, ...patch }));
  const found = taxProblems(form);
  const isIncomplete = Object.keys(found).length > 0;
  const send = () => {
    setTold(true);
    if (isIncomplete || save.isPending) return;
    const kept = taxOf(form, { id: rule?.id ?? crypto.randomUUID(), classes });
    save.mutate(
      (rules) => ({ ...rules, taxes: { ...rules.taxes, rules: withOne(rules.taxes.rules, kept) } }),
      {
        onSuccess: () => {
          showToast({ text: `“${kept.name}” is saved` });
          onSaved();
        },
      },
    );
  };
  const incomplete = isTold && isIncomplete ? 'Update the missing or invalid information above.' : null;
  return {
    form,
    set,
    send,
    problemOf: (field: string): string | undefined => (isTold ? found[field] : undefined),
    problem: incomplete ?? (save.isError ? messageOf(save.error) : null),
    isPending: save.isPending,
  };
}
