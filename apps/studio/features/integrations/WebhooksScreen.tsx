import { useQuery } from '@tanstack/react-query';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { DevelopersFrame } from './DevelopersFrame.tsx';
import { webhooksQuery } from './integration-queries.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import { t } from './messages.ts';

/** Addresses that receive the events of the shop. */
export function WebhooksScreen() {
  const site = useSite();
  const [isAdding, setAdding] = useState(false);
  const add = mayWrite(site, 'people') ? (
    <Button variant="primary" onPress={() => setAdding(true)}>
      <Plus size={16} aria-hidden="true" />
      {t('addWebhook')}
    </Button>
  ) : undefined;
  return (
    <DevelopersFrame place="webhooks">
      <Webhooks add={add} />
      {isAdding ? <WebhookDialog webhook={null} onClose={() => setAdding(false)} /> : null}
    </DevelopersFrame>
  );
}

function Webhooks({ add }: { readonly add: ReactNode }) {
  const webhooks = useQuery(webhooksQuery(useSite().id));
  if (webhooks.isPending)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="220px" />
      </div>
    );
  if (webhooks.isError)
    return <ErrorState message={messageOf(webhooks.error)} onRetry={() => void webhooks.refetch()} />;
  if (webhooks.data.webhooks.length === 0)
    return (
      <EmptyState title={t('noWebhooksYet')} actions={add}>
        {t('noWebhooksYetText')}
      </EmptyState>
    );
  return (
    <Panel title={t('webhooks')} note={t('webhooksNote')} actions={add}>
      <ul className="webhook-list">
        {webhooks.data.webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} />
        ))}
      </ul>
    </Panel>
  );
}
