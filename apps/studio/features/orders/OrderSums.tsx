import type { OrderDetail } from '@veranda/contracts/orders';
import { showMoney } from '../../format-money.ts';

/** How the total of an order comes about. */
export function OrderSums({ order }: { readonly order: OrderDetail }) {
  const has = (money: { readonly value: string }) => Number(money.value) > 0;
  return (
    <dl className="order-sums">
      <Sum label="Subtotal" value={showMoney(order.subtotal)} />
      {order.discounts.length > 0
        ? order.discounts.map((one) => (
            <Sum
              key={`${one.name}${one.code}`}
              label={one.code || one.name}
              value={has(one.amount) ? `−${showMoney(one.amount)}` : 'Free shipping'}
            />
          ))
        : has(order.discount) && <Sum label="Discount" value={`−${showMoney(order.discount)}`} />}
      <Sum
        label={order.shippingMethod ? `Shipping (${order.shippingMethod})` : 'Shipping'}
        value={showMoney(order.shipping)}
      />
      {has(order.tax) ? <Sum label="Tax" value={showMoney(order.tax)} /> : null}
      <Sum label="Total" value={showMoney(order.total)} isTotal />
      {has(order.includedTax) ? <Sum label="Included tax" value={showMoney(order.includedTax)} /> : null}
    </dl>
  );
}

interface SumProps {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

function Sum({ label, value, isTotal }: SumProps) {
  return (
    <div className={isTotal ? 'order-sum order-sum--total' : 'order-sum'}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
