import type { WebhookDelivery } from '@veranda/contracts/integrations-webhooks';
import { Button } from '@veranda/ui/Button.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useWebhookMutations } from './integration-queries.ts';
import { topicText } from './webhook-words.ts';

export interface EventActionsProps {
  readonly delivery: WebhookDelivery;
  readonly onShow: () => void;
}

/** What is done with a delivery. */
export function EventActions({ delivery, onShow }: EventActionsProps) {
  const site = useSite();
  const { replay } = useWebhookMutations(site.id);
  const canReplay = mayWrite(site, 'people') && ['failed', 'dead'].includes(delivery.state);
  const name = topicText(delivery.topic);
  return (
    <span className="event-acts">
      {canReplay ? (
        <Button
          size="small"
          aria-label={`Try again: ${name}`}
          isPending={replay.isPending}
          onPress={() =>
            replay.mutate(delivery.id, {
              onSuccess: () => showToast({ text: 'Sending again' }),
              onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
            })
          }
        >
          Try again
        </Button>
      ) : null}
      <Button size="small" variant="quiet" aria-label={`Show: ${name}`} onPress={onShow}>
        Show
      </Button>
    </span>
  );
}
