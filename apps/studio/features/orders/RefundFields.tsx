import type { OrderDetail } from '@veranda/contracts/orders';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { showMoney } from '../../format-money.ts';
import { LineUnitsField } from './LineUnitsField.tsx';
import type { RefundForm } from './use-refund.ts';

export interface RefundFieldsProps {
  readonly form: RefundForm;
  readonly order: OrderDetail;
}

/** What is given back: units of lines with or without shipping, or an amount. */
export function RefundFields({ form, order }: RefundFieldsProps) {
  if (form.mode === 'amount')
    return (
      <MoneyField
        label="Amount"
        value={form.amount}
        onChange={form.setAmount}
        currency={form.currency}
        digits={form.digits}
        description={`Up to ${showMoney(order.refundable)}. Stock is not changed.`}
      />
    );
  return (
    <>
      <LineUnitsField
        label="Items to refund"
        lines={order.lines}
        most={(line) => line.refundableQuantity}
        units={form.units}
        onChange={form.setUnits}
      />
      {Number(order.refundableShipping.value) > 0 ? (
        <Checkbox isSelected={form.shipping} onChange={form.setShipping}>
          Shipping, {showMoney(order.refundableShipping)}
        </Checkbox>
      ) : null}
      <Checkbox isSelected={form.words.restock} onChange={(restock) => form.set({ restock })}>
        Restock items
      </Checkbox>
    </>
  );
}
