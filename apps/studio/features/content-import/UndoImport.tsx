import { Button } from '@veranda/ui/Button.tsx';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useImportMutations } from './import-queries.ts';
import { t } from './messages.ts';

/** Takes back what an import has brought, when asked for twice. */
export function UndoImport({ id }: { readonly id: string }) {
  const site = useSite();
  const { undo } = useImportMutations(site.id);
  const [isAsked, setAsked] = useState(false);
  const onError = (fault: unknown) => void showToast({ text: messageOf(fault), isDanger: true });
  return (
    <>
      <Button onPress={() => setAsked(true)}>{t('undo')}</Button>
      <ConfirmDialog
        title={t('undoTitle')}
        isOpen={isAsked}
        confirmLabel={t('undo')}
        isDestructive
        isPending={undo.isPending}
        onConfirm={() => undo.mutate(id, { onError, onSettled: () => setAsked(false) })}
        onCancel={() => setAsked(false)}
      >
        {t('undoText')}
      </ConfirmDialog>
    </>
  );
}
