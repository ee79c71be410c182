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

/** Addresses that are told of what happens in the shop. */
export function WebhooksScreen() {
  const site = useSite();
  const [isAdding, setAdding] = useState(false);
  const add = mayWrite(site, 'people') ? (
    <Button variant="primary" onPress={() => setAdding(true)}>
      <Plus size={16} aria-hidden="true" />
      Add webhook
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
      <div role="status" aria-label="Loading">
        <Skeleton height="220px" />
      </div>
    );
  if (webhooks.isError)
    return <ErrorState message={messageOf(webhooks.error)} onRetry={() => void webhooks.refetch()} />;
  if (webhooks.data.webhooks.length === 0)
    return (
      <EmptyState title="No webhooks yet" actions={add}>
        A webhook sends a signed message to your own software when an order is placed, stock changes or a
        product is edited. If there is no response, it tries again for a day.
      </EmptyState>
    );
  return (
    <Panel
      title="Webhooks"
      note="Each address gets signed messages about the events you choose."
      actions={add}
    >
      <ul className="webhook-list">
        {webhooks.data.webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} />
        ))}
      </ul>
    </Panel>
  );
}
