import type { SubscriptionView } from '@veranda/contracts/subscriptions';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDay } from '../../format-date-time.ts';
import { paths } from '../../paths.ts';
import { cardText, chargesText, nextText } from './subscription-messages.ts';
import { t } from './messages.ts';

/** Product, subscriber and payment of a subscription. */
export function SubscriptionFacts({ row, site }: { readonly row: SubscriptionView; readonly site: string }) {
  const quantity = row.quantity > 1 ? `${String(row.quantity)} × ` : '';
  const facts: readonly (readonly [string, string])[] = [
    [t('product'), `${quantity}${[row.title, row.variant].filter(Boolean).join(', ')}`],
    [t('eachCharge'), row.phrase],
    [row.endedAt === '' ? t('nextCharge') : t('end'), nextText(row)],
    [t('charges'), chargesText(row)],
    [t('card'), cardText(row)],
    [t('since'), formatDay(row.startedAt)],
  ];
  return (
    <Panel title={t('subscription')}>
      <dl className="gift-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <TextLink href={paths.order(site, row.orderId)}>{t('viewFirstOrder')}</TextLink>
    </Panel>
  );
}
