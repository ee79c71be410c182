import type { WebhookDelivery } from '@veranda/contracts/integrations-webhooks';
import { Button } from '@veranda/ui/Button.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useWebhookMutations } from './integration-queries.ts';
import { topicLabel } from './webhook-messages.ts';
import { t } from './messages.ts';

interface EventActionsProps {
  readonly delivery: WebhookDelivery;
  readonly onShow: () => void;
}

/** Actions on a delivery. */
export function EventActions({ delivery, onShow }: EventActionsProps) {
  const site = useSite();
  const { replay } = useWebhookMutations(site.id);
  const canReplay = mayWrite(site, 'people') && ['failed', 'dead'].includes(delivery.state);
  const name = topicLabel(delivery.topic);
  return (
    <span className="event-actions">
      {canReplay ? (
        <Button
          size="small"
          aria-label={t('tryAgainName', { name })}
          isPending={replay.isPending}
          onPress={() =>
            replay.mutate(delivery.id, {
              onSuccess: () => showToast({ text: t('sendingAgain') }),
              onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
            })
          }
        >
          {t('tryAgain')}
        </Button>
      ) : null}
      <Button size="small" variant="quiet" aria-label={t('showName', { name })} onPress={onShow}>
        {t('show')}
      </Button>
    </span>
  );
}
