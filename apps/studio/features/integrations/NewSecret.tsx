import type { Webhook } from '@veranda/contracts/integrations-webhooks';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useWebhookMutations } from './integration-queries.ts';
import { ShownSecret } from './ShownSecret.tsx';
import { t } from './messages.ts';

interface NewSecretProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Asks before a secret is replaced, and shows the new one. */
export function NewSecret({ webhook, onClose }: NewSecretProps) {
  const { rotate } = useWebhookMutations(useSite().id);
  if (rotate.data) return <ShownSecret secret={rotate.data.secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('createANewSecret')}
      isOpen
      confirmLabel={t('createNewSecret')}
      isPending={rotate.isPending}
      onCancel={onClose}
      onConfirm={() => rotate.mutate(webhook.id)}
    >
      <div className="ui-stack">
        {rotate.isError ? <Notice tone="danger">{messageOf(rotate.error)}</Notice> : null}
        <p>{t('createANewSecretText')}</p>
      </div>
    </ConfirmDialog>
  );
}
