import type { SubscriptionView } from '@veranda/contracts/subscriptions';
import { Badge } from '@veranda/ui/Badge.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { CancelSubscription } from './CancelSubscription.tsx';
import { subscriptionWord } from './subscription-words.ts';

/** What is subscribed to, by whom, where it stands, and the end of it. */
export function SubscriptionHead({ row }: { readonly row: SubscriptionView }) {
  const site = useSite();
  const word = subscriptionWord(row.status);
  return (
    <PageHeader
      title={row.title}
      back={{ href: paths.subscriptions(site.slug), label: 'Subscriptions' }}
      actions={row.endedAt === '' && mayWrite(site, 'orders') ? <CancelSubscription row={row} /> : undefined}
    >
      <div className="ui-row order-badges">
        <span className="ui-muted">{row.email}</span>
        <Badge tone={word.tone}>{word.label}</Badge>
        {row.testMode ? <Badge tone="warn">Test</Badge> : null}
      </div>
    </PageHeader>
  );
}
