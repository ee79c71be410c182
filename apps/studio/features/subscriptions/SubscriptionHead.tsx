import type { SubscriptionView } from '@veranda/contracts/subscriptions';
import { Badge } from '@veranda/ui/Badge.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { CancelSubscription } from './CancelSubscription.tsx';
import { subscriptionBadge } from './subscription-messages.ts';
import { t } from './messages.ts';

/** Product, subscriber and status of a subscription, with the button that cancels it. */
export function SubscriptionHead({ row }: { readonly row: SubscriptionView }) {
  const site = useSite();
  const word = subscriptionBadge(row.status);
  return (
    <PageHeader
      title={row.title}
      back={{ href: paths.subscriptions(site.slug), label: t('subscriptions') }}
      actions={row.endedAt === '' && mayWrite(site, 'orders') ? <CancelSubscription row={row} /> : undefined}
    >
      <div className="ui-row order-badges">
        <span className="ui-muted">{row.email}</span>
        <Badge tone={word.tone}>{word.label}</Badge>
        {row.testMode ? <Badge tone="warn">{t('test')}</Badge> : null}
      </div>
    </PageHeader>
  );
}
