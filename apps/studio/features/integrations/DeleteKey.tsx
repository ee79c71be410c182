import type { ApiKey } from '@veranda/contracts/integrations';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { tellClick } from '../../api/interface-clicks.ts';
import { useSite } from '../../shell/use-site.ts';
import { useApiKeyMutations } from './integration-queries.ts';
import { t } from './messages.ts';

interface DeleteKeyProps {
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
        showToast({ text: t('nameDeleted', { name: apiKey.name }) });
        onClose();
      },
    });
  };
  return (
    <ConfirmDialog
      title={t('deleteTheKeyName', { name: apiKey.name })}
      isOpen
      confirmLabel={t('deleteKey')}
      isDestructive
      isPending={revoke.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <div className="ui-stack">
        {revoke.isError ? <Notice tone="danger">{messageOf(revoke.error)}</Notice> : null}
        <p>{t('deleteTheKeyText')}</p>
      </div>
    </ConfirmDialog>
  );
}
