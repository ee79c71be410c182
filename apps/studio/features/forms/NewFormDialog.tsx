import type { FormPurpose } from '@veranda/domain/forms/document';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Segments } from '@veranda/ui/Segments.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useFormActs } from './form-queries.ts';
import { purposeWords } from './form-words.ts';

const purposes = Object.entries(purposeWords) as [FormPurpose, (typeof purposeWords)[FormPurpose]][];

/** Makes a form with the fields that its purpose starts with, and goes to it. */
export function NewFormDialog({ onClose }: { readonly onClose: () => void }) {
  const site = useSite();
  const navigate = useNavigate();
  const { create } = useFormActs(site.id);
  const [name, setName] = useState('');
  const [purpose, setPurpose] = useState<FormPurpose>('form');
  const [isTried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    if (name.trim() === '') return;
    create.mutate(
      { name: name.trim(), purpose },
      { onSuccess: ({ form }) => void navigate(paths.form(site.slug, form.id)) },
    );
  };
  return (
    <Dialog
      title="New form"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isPending={create.isPending} onPress={send}>
            Create form
          </Button>
        </>
      }
    >
      <form
        className="ui-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {create.isError ? <Notice tone="danger">{messageOf(create.error)}</Notice> : null}
        <TextField
          label="Name"
          autoFocus
          value={name}
          onChange={setName}
          maxLength={200}
          description="For you alone: it stands over the answers and in mails."
          errorMessage={isTried && name.trim() === '' ? 'A form needs a name' : undefined}
        />
        <Segments
          label="Kind of form"
          value={purpose}
          onChange={setPurpose}
          segments={purposes.map(([value, { label }]) => ({ value, label }))}
        />
        <p className="ui-help">{purposeWords[purpose].note}</p>
      </form>
    </Dialog>
  );
}
