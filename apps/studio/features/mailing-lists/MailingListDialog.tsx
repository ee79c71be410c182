import type { MailingList } from '@veranda/contracts/mailing-lists';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useListForm } from './use-list-form.ts';
import { t } from './messages.ts';

interface MailingListDialogProps {
  /** Null for a new one. */
  readonly list: MailingList | null;
  readonly onClose: () => void;
}

/** A list's name, and whether its sign-ups are confirmed. */
export function MailingListDialog({ list, onClose }: MailingListDialogProps) {
  const form = useListForm(list, onClose);
  return (
    <FormDialog
      title={list ? t('nameAndOptIn') : t('newList')}
      submitLabel={list ? t('save') : t('createList')}
      isPending={form.isPending}
      problem={form.failure}
      onSubmit={form.send}
      onClose={onClose}
    >
      <ListFields form={form} />
    </FormDialog>
  );
}

function ListFields({ form }: { readonly form: ReturnType<typeof useListForm> }) {
  return (
    <>
      <TextField
        label={t('name')}
        autoFocus
        value={form.name}
        onChange={form.setName}
        maxLength={100}
        description={t('nameDescription')}
        errorMessage={form.nameError}
      />
      <Switch isSelected={form.doubleOptIn} onChange={form.setDoubleOptIn} note={t('doubleOptInHelp')}>
        {t('requireDoubleOptIn')}
      </Switch>
    </>
  );
}
