import type { FormCard } from '@veranda/contracts/forms';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Copy, Ellipsis, Inbox, Trash2 } from 'lucide-react';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useFormMutations } from '../../queries/form-queries.ts';
import { t } from './messages.ts';

interface FormActionsProps {
  readonly form: FormCard;
  readonly onDelete: (form: FormCard) => void;
}

/** Actions on a form as a whole. */
export function FormActions({ form, onDelete }: FormActionsProps) {
  const site = useSite();
  const canWrite = mayWrite(site, 'forms');
  const duplicate = useDuplicateForm(site.id);
  return (
    <Menu
      label={t('actionsForName', { name: form.name })}
      trigger={
        <IconButton label={t('moreForName', { name: form.name })} size="small">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      actions={[
        {
          id: 'answers',
          label: t('answers'),
          icon: <Inbox size={16} aria-hidden="true" />,
          href: paths.answers(site.slug, form.id),
        },
        {
          id: 'copy',
          label: t('duplicate'),
          icon: <Copy size={16} aria-hidden="true" />,
          isDisabled: !canWrite,
          onAction: () => duplicate(form.id),
        },
        {
          id: 'delete',
          label: t('delete'),
          icon: <Trash2 size={16} aria-hidden="true" />,
          isDanger: true,
          isDisabled: !canWrite,
          onAction: () => onDelete(form),
        },
      ]}
    />
  );
}

function useDuplicateForm(site: string): (form: string) => void {
  const { duplicate } = useFormMutations(site);
  return (form) =>
    duplicate.mutate(form, {
      onSuccess: (made) => showToast({ text: t('nameCreated', { name: made.form.name }) }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
}
