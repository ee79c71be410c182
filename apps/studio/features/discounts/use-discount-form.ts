import type { Discount } from '@veranda/contracts/discounts';
import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useKeptForm } from '../../editing/use-kept-form.ts';
import { useSite } from '../../shell/use-site.ts';
import { bodyOf, type DiscountForm, formOf, newDiscount, problemsOf } from './discount-form.ts';
import { useSaveDiscount } from './discount-queries.ts';
import { t } from './messages.ts';

export type DiscountEdit = ReturnType<typeof useDiscountForm>;

/** A discount that is being set up; null for a new one. `onDone` when it is saved or given up. */
export function useDiscountForm(
  discount: Discount | null,
  { currency, timeZone }: { readonly currency: string; readonly timeZone: string },
  onDone: () => void,
) {
  const site = useSite();
  const save = useSaveDiscount(site.id, discount?.id ?? null);
  const digits = isCurrency(currency) ? digitsOf(currency) : 2;
  const kept = useKeptForm<DiscountForm>(
    `${site.id} discount ${discount?.id ?? 'new'}`,
    discount ? formOf(discount, timeZone) : newDiscount,
  );
  const { form } = kept;
  const [isTold, setTold] = useState(false);
  const found = problemsOf(form, digits);
  const failure = save.error instanceof CallFailure ? save.error : null;
  const problemOf = (field: string): string | undefined => {
    if (isTold && found[field]) return found[field];
    return failure?.field === field ? failure.message : undefined;
  };
  const close = () => {
    kept.drop();
    onDone();
  };
  const send = () => {
    setTold(true);
    if (Object.keys(found).length > 0 || save.isPending) return;
    save.mutate(bodyOf(form, { digits, timeZone }), {
      onSuccess: ({ discount: saved }) => {
        showToast({ text: t('nameSaved', { name: saved.name }) });
        close();
      },
    });
  };
  const isIncomplete = isTold && Object.keys(found).length > 0;
  const problem = isIncomplete
    ? t('fixProblems')
    : save.isError && !fieldsShown.has(failure?.field ?? '')
      ? messageOf(save.error)
      : null;
  const isPending = save.isPending;
  return { ...kept, problemOf, problem, send, close, currency, timeZone, digits, isPending };
}

/** Fields that show their own refusal. */
const fieldsShown = new Set(['code', 'name', 'effect.amount', 'minimumAmount', 'endsAt', 'limit', 'scope']);
