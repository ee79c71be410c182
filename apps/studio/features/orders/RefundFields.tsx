import type { OrderDetail } from '@veranda/contracts/orders';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { showMoney } from '../../format-money.ts';
import { LineUnitsField } from './LineUnitsField.tsx';
import type { RefundForm } from './use-refund.ts';
import { t } from './messages.ts';

interface RefundFieldsProps {
  readonly form: RefundForm;
  readonly order: OrderDetail;
}

/** Fields of a refund: units of lines with or without shipping, or an amount. */
export function RefundFields({ form, order }: RefundFieldsProps) {
  if (form.mode === 'amount')
    return (
      <MoneyField
        label={t('amount')}
        value={form.amount}
        onChange={form.setAmount}
        currency={form.currency}
        digits={form.digits}
        description={t('amountDescription', { amount: showMoney(order.refundable) })}
      />
    );
  return (
    <>
      <LineUnitsField
        label={t('itemsToRefund')}
        lines={order.lines}
        most={(line) => line.refundableQuantity}
        units={form.units}
        onChange={form.setUnits}
      />
      {Number(order.refundableShipping.value) > 0 ? (
        <Checkbox isSelected={form.shipping} onChange={form.setShipping}>
          {t('shippingAmount', { amount: showMoney(order.refundableShipping) })}
        </Checkbox>
      ) : null}
      <Checkbox isSelected={form.words.restock} onChange={(restock) => form.set({ restock })}>
        {t('restockItems')}
      </Checkbox>
    </>
  );
}
