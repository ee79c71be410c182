import { assertNever } from '@veranda/domain/assert-never';
import type { MailField } from '@veranda/domain/links/link-draft';
import { TextField, type TextFieldProps } from '@veranda/ui/TextField.tsx';
import { FileTab } from './FileTab.tsx';
import { problemText } from './link-words.ts';
import { PageTab } from './PageTab.tsx';
import type { LinkEditing } from './use-link-draft.ts';
import { t } from './messages.ts';

/** The fields of the tab that is open. */
export function LinkFields({ editing }: { readonly editing: LinkEditing }) {
  const { draft, set } = editing;
  switch (draft.type) {
    case 'page':
      return <PageTab editing={editing} />;
    case 'web':
      return (
        <AddressField
          editing={editing}
          field="web"
          label={t('webAddress')}
          placeholder={t('webPlaceholder')}
          inputMode="url"
          value={draft.web}
          onChange={(web) => set({ web })}
        />
      );
    case 'email':
      return <MailFields editing={editing} />;
    case 'phone':
      return (
        <AddressField
          editing={editing}
          field="phone"
          label={t('phoneNumber')}
          placeholder={t('phonePlaceholder')}
          inputMode="tel"
          value={draft.phone}
          onChange={(phone) => set({ phone })}
        />
      );
    case 'file':
      return <FileTab editing={editing} />;
    default:
      return assertNever(draft.type);
  }
}

interface AddressFieldProps extends TextFieldProps {
  readonly editing: LinkEditing;
  readonly field: 'web' | 'phone';
}

function AddressField({ editing, field, ...own }: AddressFieldProps) {
  const { problem } = editing;
  return (
    <div data-takes-link>
      <TextField
        {...own}
        autoFocus
        maxLength={2000}
        errorMessage={problem?.field === field ? problemText(problem) : undefined}
      />
    </div>
  );
}

const mailLabels: Readonly<Record<MailField, string>> = {
  to: t('mailTo'),
  cc: t('mailCc'),
  bcc: t('mailBcc'),
  subject: t('mailSubject'),
  body: t('mailBody'),
};

function MailFields({ editing }: { readonly editing: LinkEditing }) {
  const { draft, setMail, problem } = editing;
  const field = (name: MailField, more: Partial<TextFieldProps> = {}) => (
    <TextField
      label={mailLabels[name]}
      value={draft.mail[name]}
      onChange={(value) => setMail({ [name]: value })}
      errorMessage={problem?.field === name ? problemText(problem) : undefined}
      {...more}
    />
  );
  return (
    <>
      <div data-takes-link>
        {field('to', { autoFocus: true, inputMode: 'email', maxLength: 500, description: t('mailListHelp') })}
      </div>
      <div className="link-copies">
        {field('cc', { inputMode: 'email', maxLength: 500 })}
        {field('bcc', { inputMode: 'email', maxLength: 500 })}
      </div>
      {field('subject', { maxLength: 200 })}
      {field('body', { rows: 3, maxLength: 600 })}
    </>
  );
}
