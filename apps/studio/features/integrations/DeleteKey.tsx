import type { ApiKey } from '@veranda/contracts/integrations';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { tellClick } from '../../api/interface-clicks.ts';
import { useSite } from '../../shell/use-site.ts';
import { useApiKeyMutations } from './integration-queries.ts';

export interface DeleteKeyProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** Asks before a key ends. */
export function DeleteKey({ apiKey, onClose }: DeleteKeyProps) {
  const { revoke } = useApiKeyMutations(useSite().id);
  const confirm = () => {
    tellClick('api-keys', 'delete-confirm');
    revoke.mutate(apiKey.id, {
      onSuccess: () => {
        showToast({ text: `“${apiKey.name}” deleted` });
        onClose();
      },
    });
  };
  return (
    <ConfirmDialog
      title={`Delete the key “${apiKey.name}”?`}
      isOpen
      confirmLabel="Delete key"
      isDestructive
      isPending={revoke.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <div className="ui-stack">
        {revoke.isError ? <Notice tone="danger">{messageOf(revoke.error)}</Notice> : null}
        <p>Software that uses it will lose access right away. This can’t be undone.</p>
      </div>
    </ConfirmDialog>
  );
}
