import { emailLength } from '@veranda/domain/mail/email-address';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useErase } from './use-erase.ts';

export interface ErasePersonProps {
  /** Empty to be typed. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Erases somebody from every list of the site, as they may ask for. */
export function ErasePerson({ email: given, onClose }: ErasePersonProps) {
  const form = useErase(given, onClose);
  return (
    <FormDialog
      title={given === '' ? 'Delete a person’s data' : `Delete the data of ${given}?`}
      submitLabel="Delete"
      tone="danger"
      isPending={form.isPending}
      problem={form.failure}
      onSubmit={form.send}
      onClose={onClose}
    >
      {given === '' ? <AddressField form={form} /> : null}
      <p>
        Everything that this site’s lists store about this person will be deleted. This can't be undone. A
        suppressed address stays suppressed.
      </p>
    </FormDialog>
  );
}

function AddressField({ form }: { readonly form: ReturnType<typeof useErase> }) {
  return (
    <TextField
      label="E-mail address"
      type="email"
      autoFocus
      value={form.email}
      onChange={form.setEmail}
      maxLength={emailLength.max}
      errorMessage={form.isInvalid ? 'Please enter a valid email' : undefined}
    />
  );
}
