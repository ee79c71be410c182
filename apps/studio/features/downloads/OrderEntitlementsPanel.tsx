import { useQuery } from '@tanstack/react-query';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { orderEntitlementsQuery } from './file-queries.ts';
import { SoldFiles } from './SoldFiles.tsx';
import { rich, t } from './messages.ts';
import './downloads.css';

/** Downloads, gift cards and subscription of an order; nothing is shown where there are none. */
export function OrderEntitlementsPanel({ order }: { readonly order: string }) {
  const site = useSite();
  const { data } = useQuery(orderEntitlementsQuery(site.id, order));
  if (!data || data.downloads.length + data.giftCards.length + data.subscriptionId.length === 0) return null;
  return (
    <Panel title={t('digitalItems')}>
      {data.downloads.length > 0 ? (
        <SoldFiles order={order} downloads={data.downloads} isReadOnly={!mayWrite(site, 'orders')} />
      ) : null}
      {data.giftCards.map((card) => (
        <p key={card.id}>
          {rich('giftCardFor', {
            last4: card.last4,
            recipient: card.recipient,
            link: (children) => <TextLink href={paths.giftCard(site.slug, card.id)}>{children}</TextLink>,
            note: (children) => <span className="ui-muted">{children}</span>,
          })}
        </p>
      ))}
      {data.subscriptionId ? (
        <TextLink href={paths.subscription(site.slug, data.subscriptionId)}>
          {t('theSubscriptionItStarted')}
        </TextLink>
      ) : null}
    </Panel>
  );
}
