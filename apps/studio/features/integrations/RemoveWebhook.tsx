import type { Webhook } from '@veranda/contracts/integrations-webhooks';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useWebhookMutations } from './integration-queries.ts';
import { t } from './messages.ts';

interface RemoveWebhookProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Asks before an address gets nothing more. */
export function RemoveWebhook({ webhook, onClose }: RemoveWebhookProps) {
  const site = useSite();
  const go = useNavigate();
  const { remove } = useWebhookMutations(site.id);
  return (
    <ConfirmDialog
      title={t('removeTheWebhook')}
      isOpen
      confirmLabel={t('remove')}
      isDestructive
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(webhook.id, {
          onSuccess: () => {
            showToast({ text: t('webhookRemoved') });
            onClose();
            void go(paths.webhooks(site.slug));
          },
        })
      }
    >
      <div className="ui-stack">
        {remove.isError ? <Notice tone="danger">{messageOf(remove.error)}</Notice> : null}
        <p>{t('removeTheWebhookText', { url: webhook.url })}</p>
      </div>
    </ConfirmDialog>
  );
}
