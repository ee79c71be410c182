import type { FormCard } from '@veranda/contracts/forms';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { FormPlaces } from './FormPlaces.tsx';
import { useFormMutations } from '../../queries/form-queries.ts';
import { t } from './messages.ts';

/** Asks before a form is gone with its answers. */
export function DeleteForm({ form, onClose }: { readonly form: FormCard; readonly onClose: () => void }) {
  const site = useSite();
  const { remove } = useFormMutations(site.id);
  const count = form.answers + form.spam;
  const notifyDeleted = () => {
    showToast({ text: t('nameDeleted', { name: form.name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('deleteName', { name: form.name })}
      isOpen
      confirmLabel={t('delete')}
      isDestructive
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate(form.id, { onSuccess: notifyDeleted })}
    >
      {remove.isError ? <Notice tone="danger">{messageOf(remove.error)}</Notice> : null}
      <p>{t('deleteText', { count })}</p>
      <FormPlaces form={form.id} />
    </ConfirmDialog>
  );
}
