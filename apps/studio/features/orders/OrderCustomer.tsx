import type { OrderDetail } from '@veranda/contracts/orders';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';

/** Who bought, and where it goes. */
export function OrderCustomer({ order }: { readonly order: OrderDetail }) {
  const site = useSite();
  const isSame = order.billingAddressLines.join('\n') === order.shippingAddressLines.join('\n');
  if (order.email === '') return <NobodyLeft isByHand={order.source === 'draft'} />;
  return (
    <Panel
      title="Customer"
      actions={<TextLink href={paths.customer(site.slug, order.id)}>All orders</TextLink>}
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
        <Lines title="Ships to" lines={order.shippingAddressLines} />
      ) : null}
      {order.billingAddressLines.length === 0 ? null : isSame ? (
        <p className="ui-help">Same as shipping address.</p>
      ) : (
        <Lines title="Billed to" lines={order.billingAddressLines} />
      )}
      {order.customerNote ? (
        <Lines title="Customer’s message" lines={order.customerNote.split('\n')} />
      ) : null}
    </Panel>
  );
}

function NobodyLeft({ isByHand }: { readonly isByHand: boolean }) {
  return (
    <Panel title="Customer">
      <p className="ui-muted">{isByHand ? 'No e-mail address.' : 'This customer was deleted.'}</p>
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
