import { useQuery } from '@tanstack/react-query';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { orderGoodsQuery } from './file-queries.ts';
import { SoldFiles } from './SoldFiles.tsx';
import './downloads.css';

/** What an order has brought beside its parcel; nothing is shown where there is nothing. */
export function OrderGoodsPanel({ order }: { readonly order: string }) {
  const site = useSite();
  const { data } = useQuery(orderGoodsQuery(site.id, order));
  if (!data || data.downloads.length + data.giftCards.length + data.subscriptionId.length === 0) return null;
  return (
    <Panel title="Digital items">
      {data.downloads.length > 0 ? (
        <SoldFiles order={order} downloads={data.downloads} isReadOnly={!mayWrite(site, 'orders')} />
      ) : null}
      {data.giftCards.map((card) => (
        <p key={card.id}>
          <TextLink href={paths.giftCard(site.slug, card.id)}>{`Gift card ending in ${card.last4}`}</TextLink>{' '}
          <span className="ui-muted">for {card.recipient}</span>
        </p>
      ))}
      {data.subscriptionId ? (
        <TextLink href={paths.subscription(site.slug, data.subscriptionId)}>
          The subscription it started
        </TextLink>
      ) : null}
    </Panel>
  );
}
