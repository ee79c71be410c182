import type { FormPurpose } from '@veranda/domain/forms/document';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { Choice } from './Choice.tsx';
import { useFormMutations } from '../../queries/form-queries.ts';
import { purposeLabels } from './form-labels.ts';
import { t } from './messages.ts';

const purposes = Object.entries(purposeLabels) as [FormPurpose, (typeof purposeLabels)[FormPurpose]][];

/** Makes a form with the fields that its purpose starts with, and goes to it. */
export function NewFormDialog({ onClose }: { readonly onClose: () => void }) {
  const draft = useNewForm();
  return (
    <FormDialog
      title={t('newForm')}
      submitLabel={t('createForm')}
      isPending={draft.isPending}
      problem={draft.failure ? messageOf(draft.failure) : null}
      onSubmit={draft.send}
      onClose={onClose}
    >
      <NewFormFields draft={draft} />
    </FormDialog>
  );
}

function NewFormFields({ draft }: { readonly draft: ReturnType<typeof useNewForm> }) {
  return (
    <>
      <TextField
        label={t('name')}
        autoFocus
        value={draft.name}
        onChange={draft.setName}
        maxLength={200}
        description={t('nameDescription')}
        errorMessage={draft.nameError}
      />
      <Choice
        label={t('formType')}
        value={draft.purpose}
        onChange={draft.setPurpose}
        segments={purposes.map(([value, { label }]) => ({ value, label }))}
      />
      <p className="ui-help">{purposeLabels[draft.purpose].note}</p>
    </>
  );
}

function useNewForm() {
  const site = useSite();
  const navigate = useNavigate();
  const { create } = useFormMutations(site.id);
  const [name, setName] = useState('');
  const [purpose, setPurpose] = useState<FormPurpose>('form');
  const [isTried, setTried] = useState(false);
  const isNameless = name.trim() === '';
  return {
    name,
    setName,
    purpose,
    setPurpose,
    nameError: isTried && isNameless ? t('nameErrorMessage') : undefined,
    isPending: create.isPending,
    failure: create.isError ? create.error : null,
    send: () => {
      setTried(true);
      if (isNameless) return;
      create.mutate(
        { name: name.trim(), purpose },
        { onSuccess: ({ form }) => void navigate(paths.form(site.slug, form.id)) },
      );
    },
  };
}
