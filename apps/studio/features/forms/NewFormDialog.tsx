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
import { purposeWords } from './form-words.ts';

const purposes = Object.entries(purposeWords) as [FormPurpose, (typeof purposeWords)[FormPurpose]][];

/** Makes a form with the fields that its purpose starts with, and goes to it. */
export function NewFormDialog({ onClose }: { readonly onClose: () => void }) {
  const draft = useNewForm();
  return (
    <FormDialog
      title="New form"
      submitLabel="Create form"
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
        label="Name"
        autoFocus
        value={draft.name}
        onChange={draft.setName}
        maxLength={200}
        description="Only you see it: with the answers and in e-mails."
        errorMessage={draft.nameError}
      />
      <Choice
        label="Form type"
        value={draft.purpose}
        onChange={draft.setPurpose}
        segments={purposes.map(([value, { label }]) => ({ value, label }))}
      />
      <p className="ui-help">{purposeWords[draft.purpose].note}</p>
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
    ...{ name, setName, purpose, setPurpose },
    nameError: isTried && isNameless ? 'A form needs a name' : undefined,
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
