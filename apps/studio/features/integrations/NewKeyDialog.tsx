import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { tellClick } from '../../api/interface-clicks.ts';
import { KeyScopes } from './KeyScopes.tsx';
import { SecretBox } from './SecretBox.tsx';
import { type NewKey, useNewKey } from './use-new-key.ts';

/** Makes a key in three steps: its name, what it may do, and the key itself, which is shown this once. */
export function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const made = useNewKey();
  const { create, isNamed } = made;
  const cancel = () => {
    tellClick('api-keys', 'cancel');
    onClose();
  };
  if (create.data) return <MadeKey secret={create.data.secret} onClose={onClose} />;
  const fault = create.isError ? messageOf(create.error) : undefined;
  if (isNamed)
    return (
      <FormDialog
        title={`Permissions of “${made.name.trim()}”`}
        submitLabel="Create"
        isPending={create.isPending}
        problem={fault}
        onSubmit={() => {
          tellClick('api-keys', 'create');
          made.send();
        }}
        onClose={cancel}
      >
        <KeyScopes levels={made.levels} onChange={made.setLevel} />
        {made.isEmpty ? (
          <p className="ui-error" role="alert">
            Choose at least one permission.
          </p>
        ) : null}
      </FormDialog>
    );
  return <NameStep made={made} onClose={cancel} />;
}

function NameStep({ made, onClose }: { readonly made: NewKey; readonly onClose: () => void }) {
  return (
    <FormDialog
      title="Create an API key"
      submitLabel="Next"
      isPending={false}
      onSubmit={() => {
        tellClick('api-keys', 'next');
        made.next();
      }}
      onClose={onClose}
    >
      <TextField
        label="Name"
        autoFocus
        value={made.name}
        onChange={made.setName}
        maxLength={100}
        placeholder="Warehouse"
        description="Name it after the software that will use it, so that you can recognize it later."
        errorMessage={made.isNameless ? 'Give the key a name.' : undefined}
      />
    </FormDialog>
  );
}

function MadeKey({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const leave = () => {
    tellClick('api-keys', 'complete');
    onClose();
  };
  const complete = (
    <Button variant="primary" onPress={leave}>
      Complete
    </Button>
  );
  return (
    <Dialog title="API key created" isOpen onClose={leave} footer={complete} isDismissable={false}>
      <SecretBox
        secret={secret}
        warning="Copy the key now. You won’t see it again."
        onCopy={() => tellClick('api-keys', 'copy')}
      >
        Send it as <code>Authorization: Bearer …</code> with every call. Treat it like a password.
      </SecretBox>
    </Dialog>
  );
}
