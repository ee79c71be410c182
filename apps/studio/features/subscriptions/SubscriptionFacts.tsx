import type { SubscriptionView } from '@veranda/contracts/subscriptions';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDay } from '../../format-date-time.ts';
import { paths } from '../../paths.ts';
import { cardText, chargesText, nextText } from './subscription-words.ts';

/** What is subscribed to, by whom, and how it is paid. */
export function SubscriptionFacts({ row, site }: { readonly row: SubscriptionView; readonly site: string }) {
  const quantity = row.quantity > 1 ? `${String(row.quantity)} × ` : '';
  const facts: readonly (readonly [string, string])[] = [
    ['Product', `${quantity}${[row.title, row.variant].filter(Boolean).join(', ')}`],
    ['Each charge', row.phrase],
    [row.endedAt === '' ? 'Next charge' : 'End', nextText(row)],
    ['Charges', chargesText(row)],
    ['Card', cardText(row)],
    ['Since', formatDay(row.startedAt)],
  ];
  return (
    <Panel title="Subscription">
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
      <TextLink href={paths.order(site, row.orderId)}>View first order</TextLink>
    </Panel>
  );
}
