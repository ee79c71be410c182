import type { OrderDetail } from '@veranda/contracts/orders';
import { Panel } from '@veranda/ui/Panel.tsx';
import { ImageOff } from 'lucide-react';
import { Link } from 'react-router';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';
import { lineNote } from './line-units.ts';
import { OrderSums } from './OrderSums.tsx';
import { t } from './messages.ts';

/** Lines of an order and the sums below them. */
export function OrderLines({ order, site }: { readonly order: OrderDetail; readonly site: string }) {
  return (
    <Panel title={t('itemsCount', { count: order.itemCount })}>
      <ul className="order-lines">
        {order.lines.map((line) => (
          <li key={line.id} className="order-line">
            <span className="ui-thumb">
              {line.imageUrl ? <img src={line.imageUrl} alt="" /> : <ImageOff size={16} aria-hidden="true" />}
            </span>
            <span className="ui-grow">
              {line.productId ? (
                <Link to={lineHref(site, line)} className="order-link">
                  {line.title}
                </Link>
              ) : (
                <strong>{line.title}</strong>
              )}
              <span className="ui-help order-line-note">{lineNote(line)}</span>
              {line.additionalFields.map(({ title, text }, index) => (
                <span key={`${title} ${String(index)}`} className="ui-help order-line-note">
                  {title}: {text}
                </span>
              ))}
              {lineStatus(line) ? <span className="ui-help order-line-note">{lineStatus(line)}</span> : null}
            </span>
            <span className="ui-muted">
              {line.quantity} × {showMoney(line.unitPrice)}
            </span>
            <strong className="order-line-total">{showMoney(line.total)}</strong>
          </li>
        ))}
      </ul>
      <OrderSums order={order} />
    </Panel>
  );
}

function lineHref(site: string, { kind, productId }: OrderDetail['lines'][number]): string {
  return kind === 'donation' ? paths.donations(site) : paths.product(site, productId);
}

function lineStatus(line: OrderDetail['lines'][number]): string {
  const sent =
    line.shipped && line.fulfilledQuantity > 0
      ? t('shippedCount', { fulfilledQuantity: line.fulfilledQuantity })
      : '';
  const back =
    line.refundedQuantity > 0 ? t('refundedCount', { refundedQuantity: line.refundedQuantity }) : '';
  return [sent, back].filter(Boolean).join(' · ');
}
