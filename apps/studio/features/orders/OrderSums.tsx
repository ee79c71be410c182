import type { OrderDetail } from '@veranda/contracts/orders';
import { showMoney } from '../../format-money.ts';
import { t } from './messages.ts';

/** Sums that make up the total of an order. */
export function OrderSums({ order }: { readonly order: OrderDetail }) {
  const has = (money: { readonly value: string }) => Number(money.value) > 0;
  return (
    <dl className="order-sums">
      <Sum label={t('subtotal')} value={showMoney(order.subtotal)} />
      {order.discounts.length > 0
        ? order.discounts.map((discount) => (
            <Sum
              key={`${discount.name}${discount.code}`}
              label={discount.code || discount.name}
              value={has(discount.amount) ? `−${showMoney(discount.amount)}` : t('freeShipping')}
            />
          ))
        : has(order.discount) && <Sum label={t('discount')} value={`−${showMoney(order.discount)}`} />}
      <Sum
        label={
          order.shippingMethod ? t('shippingBy', { shippingMethod: order.shippingMethod }) : t('shipping')
        }
        value={showMoney(order.shipping)}
      />
      {has(order.tax) ? <Sum label={t('tax')} value={showMoney(order.tax)} /> : null}
      <Sum label={t('total')} value={showMoney(order.total)} isTotal />
      {has(order.includedTax) ? <Sum label={t('includedTax')} value={showMoney(order.includedTax)} /> : null}
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
