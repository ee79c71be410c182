import type { MailingList } from '@veranda/contracts/lists';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useListForm } from './use-list-form.ts';

export interface ListDialogProps {
  /** Null for a new one. */
  readonly list: MailingList | null;
  readonly onClose: () => void;
}

/** A list's name, and whether its sign-ups are confirmed. */
export function ListDialog({ list, onClose }: ListDialogProps) {
  const form = useListForm(list, onClose);
  return (
    <FormDialog
      title={list ? 'Name and opt-in' : 'New list'}
      submitLabel={list ? 'Save' : 'Create list'}
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
        label="Name"
        autoFocus
        value={form.name}
        onChange={form.setName}
        maxLength={100}
        description="Subscribers see it in their e-mails."
        errorMessage={form.nameError}
      />
      <Switch
        isSelected={form.doubleOptIn}
        onChange={form.setDoubleOptIn}
        note="Everyone who signs up gets an e-mail and joins the list once they confirm."
      >
        Require double opt-in
      </Switch>
    </>
  );
}
