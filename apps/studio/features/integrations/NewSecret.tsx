import type { Webhook } from '@veranda/contracts/integrations-webhooks';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useWebhookMutations } from './integration-queries.ts';
import { ShownSecret } from './ShownSecret.tsx';

export interface NewSecretProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Asks before a secret is replaced, and shows the new one. */
export function NewSecret({ webhook, onClose }: NewSecretProps) {
  const { rotate } = useWebhookMutations(useSite().id);
  if (rotate.data) return <ShownSecret secret={rotate.data.secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      title="Create a new secret?"
      isOpen
      confirmLabel="Create new secret"
      isPending={rotate.isPending}
      onCancel={onClose}
      onConfirm={() => rotate.mutate(webhook.id)}
    >
      <div className="ui-stack">
        {rotate.isError ? <Notice tone="danger">{messageOf(rotate.error)}</Notice> : null}
        <p>For 24 hours, messages are signed with both secrets, so that you have time to switch.</p>
      </div>
    </ConfirmDialog>
  );
}
