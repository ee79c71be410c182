import type { Discount } from '@veranda/contracts/discounts';
import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useStoredForm } from '../../editing/use-stored-form.ts';
import { useSite } from '../../shell/use-site.ts';
import { bodyOf, type DiscountForm, formOf, newDiscount, problemsOf } from './discount-form.ts';
import { useSaveDiscount } from './discount-queries.ts';
import { t } from './messages.ts';

export type DiscountEdit = ReturnType<typeof useDiscountForm>;

/** Currency of amounts and time zone of times in a shop. */
interface ShopUnits {
  readonly currency: string;
  readonly timeZone: string;
}

/** A discount that is being set up; null for a new one. `onDone` when it is saved or given up. */
export function useDiscountForm(discount: Discount | null, units: ShopUnits, onDone: () => void) {
  const { currency, timeZone } = units;
  const site = useSite();
  const save = useSaveDiscount(site.id, discount?.id ?? null);
  const digits = isCurrency(currency) ? digitsOf(currency) : 2;
  const storedForm = useStoredForm<DiscountForm>(
    `${site.id} discount ${discount?.id ?? 'new'}`,
    discount ? formOf(discount, timeZone) : newDiscount,
  );
  const { form } = storedForm;
  const [showsErrors, setShowsErrors] = useState(false);
  const problems = problemsOf(form, digits);
  const isIncomplete = Object.keys(problems).length > 0;
  const close = () => {
    storedForm.drop();
    onDone();
  };
  const send = () => {
    setShowsErrors(true);
    if (isIncomplete || save.isPending) return;
    save.mutate(bodyOf(form, { digits, timeZone }), {
      onSuccess: ({ discount: saved }) => {
        showToast({ text: t('nameSaved', { name: saved.name }) });
        close();
      },
    });
  };
  return {
    ...storedForm,
    ...units,
    digits,
    problemOf: (field: string) => (showsErrors && problems[field]) || refusalOfField(save.error, field),
    problem: showsErrors && isIncomplete ? t('fixProblems') : refusalOfForm(save.error),
    send,
    close,
    isPending: save.isPending,
  };
}

function refusalOfField(error: Error | null, field: string): string | undefined {
  return error instanceof CallFailure && error.field === field ? error.message : undefined;
}

// Refusal that none of the fields shows.
function refusalOfForm(error: Error | null): string | null {
  if (error === null) return null;
  const field = error instanceof CallFailure ? error.field : undefined;
  return fieldsShown.has(field ?? '') ? null : messageOf(error);
}

/** Fields that show their own refusal. */
const fieldsShown = new Set(['code', 'name', 'effect.amount', 'minimumAmount', 'endsAt', 'limit', 'scope']);
