import { getPackingSlip, type OrderDetail } from '@veranda/contracts/orders';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { addressOf } from '../../api/address.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';

/** Parcels of an order, each with its items and its tracking. */
export function OrderParcels({ order }: { readonly order: OrderDetail }) {
  const site = useSite();
  if (order.shipments.length === 0) return null;
  return (
    <Panel title={t('parcels', { count: order.shipments.length })}>
      <ul className="order-records">
        {order.shipments.map((parcel) => (
          <li key={parcel.id} className="order-record">
            <span className="ui-grow">
              <strong>{contentsOf(order, parcel)}</strong>
              <span className="ui-help order-line-note">
                {[formatDateTime(parcel.at), parcel.carrier].filter(Boolean).join(' · ')}
                {parcel.trackingNumber || parcel.trackingUrl ? ' · ' : ''}
                <Tracking parcel={parcel} />
              </span>
            </span>
            {parcel.voided ? null : (
              <TextLink
                href={addressOf(getPackingSlip, {
                  params: { site: site.id, order: order.id },
                  query: { parcel: parcel.id },
                })}
                aria-label={t('packingSlipOfContents', { contents: contentsOf(order, parcel) })}
                target="_blank"
              >
                {t('packingSlip')}
              </TextLink>
            )}
            {parcel.voided ? <Badge>{t('canceled')}</Badge> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Parcel = OrderDetail['shipments'][number];

function contentsOf(order: OrderDetail, parcel: Parcel): string {
  const units = new Map(parcel.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  return order.lines
    .filter(({ id }) => units.has(id))
    .map(({ id, title }) => `${String(units.get(id))} × ${title}`)
    .join(', ');
}

function Tracking({ parcel }: { readonly parcel: Parcel }) {
  if (!parcel.trackingUrl) return parcel.trackingNumber;
  return (
    <TextLink href={parcel.trackingUrl} target="_blank" rel="noopener noreferrer">
      {parcel.trackingNumber || t('tracking')}
    </TextLink>
  );
}
