import type { MailingList } from '@veranda/contracts/lists';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
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
    <Dialog
      title={list ? 'Name and opt-in' : 'New list'}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isPending={form.isPending} onPress={form.send}>
            {list ? 'Save' : 'Create list'}
          </Button>
        </>
      }
    >
      <ListFields form={form} />
    </Dialog>
  );
}

function ListFields({ form }: { readonly form: ReturnType<typeof useListForm> }) {
  return (
    <form
      className="ui-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.send();
      }}
    >
      {form.failure ? <Notice tone="danger">{form.failure}</Notice> : null}
      <TextField
        label="Name"
        autoFocus
        value={form.name}
        onChange={form.setName}
        maxLength={100}
        description="Readers see it in their mails."
        errorMessage={form.nameError}
      />
      <Switch
        isSelected={form.doubleOptIn}
        onChange={form.setDoubleOptIn}
        note="Everybody who signs up gets a mail, and is on the list when they confirm it."
      >
        Require double opt-in
      </Switch>
    </form>
  );
}
