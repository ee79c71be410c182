import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { showToast } from '@veranda/ui/toast-queue';
import { normalizeAmount } from '@veranda/ui/normalize-amount';
import { useStoredForm } from '../../editing/use-stored-form.ts';
import { useSite } from '../../shell/use-site.ts';
import { type Rules, useSaveRules } from './rules-queries.ts';
import { t } from './messages.ts';

/** The minimum order and the place of the shop as they are typed. */
interface OrderForm {
  readonly least: string;
  readonly isAfter: boolean;
  readonly place: Rules['shopAddress'];
}

/** The minimum order, and where the shop is, being edited. */
export function useOrderForm(rules: Rules, currency: string) {
  const site = useSite();
  const save = useSaveRules(site.id);
  const digits = isCurrency(currency) ? digitsOf(currency) : 2;
  const storedForm = useStoredForm<OrderForm>(`${site.id} least-order`, {
    least: Number(rules.minimumOrder) === 0 ? '' : rules.minimumOrder,
    isAfter: rules.minimumAfterDiscounts ?? false,
    place: rules.shopAddress,
  });
  const { least, isAfter, place } = storedForm.form;
  const minimumOrder = least === '' ? '0' : normalizeAmount(least, digits);
  const send = () => {
    if (minimumOrder === null || save.isPending) return;
    const shopAddress = { ...place, region: place.region.trim().toUpperCase() };
    save.mutate((old) => ({ ...old, minimumOrder, minimumAfterDiscounts: isAfter, shopAddress }), {
      onSuccess: () => {
        storedForm.drop();
        showToast({ text: t('ordersAndAddressSaved') });
      },
    });
  };
  const problem = minimumOrder === null ? t('pleaseEnterAnAmount') : undefined;
  return { ...storedForm, digits, problem, send, isPending: save.isPending, failure: save.error };
}
