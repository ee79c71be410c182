import type { OrderDetail } from '@veranda/contracts/orders';
import { Panel } from '@veranda/ui/Panel.tsx';
import { ImageOff } from 'lucide-react';
import { Link } from 'react-router';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';
import { paymentWord } from './order-words.ts';

/** What was bought and how the total comes about. */
export function OrderLines({ order, site }: { readonly order: OrderDetail; readonly site: string }) {
  return (
    <Panel title={order.itemCount === 1 ? '1 item' : `${String(order.itemCount)} items`}>
      <ul className="order-lines">
        {order.lines.map((line) => (
          <li key={line.id} className="order-line">
            <span className="ui-thumb">
              {line.imageUrl ? <img src={line.imageUrl} alt="" /> : <ImageOff size={16} aria-hidden="true" />}
            </span>
            <span className="ui-grow">
              <Link to={paths.product(site, line.productId)} className="order-link">
                {line.title}
              </Link>
              <span className="ui-help order-line-note">
                {[
                  ...Object.entries(line.attributes).map(([name, value]) => `${name}: ${value}`),
                  line.sku,
                ].join(' · ')}
              </span>
            </span>
            <span className="ui-muted">
              {line.quantity} × {showMoney(line.unitPrice)}
            </span>
            <strong className="order-line-total">{showMoney(line.total)}</strong>
          </li>
        ))}
      </ul>
      <dl className="order-sums">
        <Sum label="Subtotal" value={showMoney(order.subtotal)} />
        {Number(order.discount.value) > 0 ? (
          <Sum label="Discount" value={`−${showMoney(order.discount)}`} />
        ) : null}
        <Sum
          label={order.shippingMethod ? `Shipping (${order.shippingMethod})` : 'Shipping'}
          value={showMoney(order.shipping)}
        />
        {Number(order.tax.value) > 0 ? <Sum label="Tax" value={showMoney(order.tax)} /> : null}
        <Sum label="Total" value={showMoney(order.total)} isTotal />
      </dl>
      {order.payments.map((payment) => (
        <p key={payment.id} className="ui-help">
          {paymentWord(payment.status).label} · {showMoney(payment.amount)}
          {payment.cardLast4 ? ` · ${payment.cardBrand} ending in ${payment.cardLast4}` : ''} ·{' '}
          {payment.provider}
        </p>
      ))}
    </Panel>
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
