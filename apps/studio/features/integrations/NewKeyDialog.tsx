import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { tellClick } from '../../api/interface-clicks.ts';
import { KeyScopes } from './KeyScopes.tsx';
import { SecretBox } from './SecretBox.tsx';
import { type NewKey, useNewKey } from './use-new-key.ts';
import { rich, t } from './messages.ts';

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
        title={t('permissionsOfName', { name: made.name.trim() })}
        submitLabel={t('create')}
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
            {t('chooseAtLeastOnePermission')}
          </p>
        ) : null}
      </FormDialog>
    );
  return <NameStep made={made} onClose={cancel} />;
}

function NameStep({ made, onClose }: { readonly made: NewKey; readonly onClose: () => void }) {
  return (
    <FormDialog
      title={t('createAnApiKey')}
      submitLabel={t('next')}
      isPending={false}
      onSubmit={() => {
        tellClick('api-keys', 'next');
        made.next();
      }}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        autoFocus
        value={made.name}
        onChange={made.setName}
        maxLength={100}
        placeholder={t('namePlaceholder')}
        description={t('nameDescription')}
        errorMessage={made.isNameless ? t('nameErrorMessage') : undefined}
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
      {t('complete')}
    </Button>
  );
  return (
    <Dialog title={t('apiKeyCreated')} isOpen onClose={leave} footer={complete} isDismissable={false}>
      <SecretBox secret={secret} warning={t('copyKeyNow')} onCopy={() => tellClick('api-keys', 'copy')}>
        {rich('apiKeyCreatedText', { code: (children) => <code>{children}</code> })}
      </SecretBox>
    </Dialog>
  );
}
