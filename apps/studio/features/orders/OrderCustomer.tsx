import type { OrderDetail } from '@veranda/contracts/orders';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';

/** Customer of an order, with shipping and billing address. */
export function OrderCustomer({ order }: { readonly order: OrderDetail }) {
  const site = useSite();
  const isSame = order.billingAddressLines.join('\n') === order.shippingAddressLines.join('\n');
  if (order.email === '') return <NobodyLeft isByHand={order.source === 'draft'} />;
  return (
    <Panel
      title={t('customer')}
      actions={<TextLink href={paths.customer(site.slug, order.id)}>{t('allOrders')}</TextLink>}
    >
      <div>
        {order.customerName ? <strong>{order.customerName}</strong> : null}
        <div>
          <a className="order-contact" href={`mailto:${order.email}`}>
            {order.email}
          </a>
        </div>
        {order.shippingAddress?.phone ? (
          <a className="order-contact" href={`tel:${order.shippingAddress.phone}`}>
            {order.shippingAddress.phone}
          </a>
        ) : null}
      </div>
      {order.shippingAddressLines.length > 0 ? (
        <Lines title={t('shipsTo')} lines={order.shippingAddressLines} />
      ) : null}
      {order.billingAddressLines.length === 0 ? null : isSame ? (
        <p className="ui-help">{t('billToNote')}</p>
      ) : (
        <Lines title={t('billedTo')} lines={order.billingAddressLines} />
      )}
      {order.customerNote ? (
        <Lines title={t('customersMessage')} lines={order.customerNote.split('\n')} />
      ) : null}
    </Panel>
  );
}

function NobodyLeft({ isByHand }: { readonly isByHand: boolean }) {
  return (
    <Panel title={t('customer')}>
      <p className="ui-muted">{isByHand ? t('noEmailAddress') : t('thisCustomerWasDeleted')}</p>
    </Panel>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <h3 className="order-small-head">{title}</h3>
      <address className="order-address">
        {lines.map((line, index) => (
          <div key={`${String(index)}${line}`}>{line}</div>
        ))}
      </address>
    </div>
  );
}
