import { emailLength } from '@veranda/domain/mail/email-address';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useErase } from './use-erase.ts';
import { t } from './messages.ts';

interface ErasePersonProps {
  /** Empty to be typed. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Erases somebody from every list of the site, as they may ask for. */
export function ErasePerson({ email: given, onClose }: ErasePersonProps) {
  const form = useErase(given, onClose);
  return (
    <FormDialog
      title={given === '' ? t('deleteAPersonsData') : t('deleteDataQuestion', { given })}
      submitLabel={t('delete')}
      tone="danger"
      isPending={form.isPending}
      problem={form.failure}
      onSubmit={form.send}
      onClose={onClose}
    >
      {given === '' ? <AddressField form={form} /> : null}
      <p>{t('deleteDataText')}</p>
    </FormDialog>
  );
}

function AddressField({ form }: { readonly form: ReturnType<typeof useErase> }) {
  return (
    <TextField
      label={t('emailAddress')}
      type="email"
      autoFocus
      value={form.email}
      onChange={form.setEmail}
      maxLength={emailLength.max}
      errorMessage={form.isInvalid ? t('emailAddressErrorMessage') : undefined}
    />
  );
}
