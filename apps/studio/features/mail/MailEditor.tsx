import type { MailSetting } from '@veranda/contracts/mail-settings';
import { fillPlaceholders } from '@veranda/domain/placeholders';
import { isRefusal } from '../../api/call-failure.ts';
import { SaveBar } from '../../SaveBar.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { MailHead } from './MailHead.tsx';
import { MailPreview } from './MailPreview.tsx';
import { MailContentPanel } from './MailContentPanel.tsx';
import { type MailForm, useMailForm } from './use-mail-form.ts';
import { t } from './messages.ts';

interface MailEditorProps {
  readonly mail: MailSetting;
  /** Sender of the mail. */
  readonly sender: string;
  readonly onReload: () => void;
}

/** The words of a mail and, beside them, the mail. */
export function MailEditor({ mail, sender, onReload }: MailEditorProps) {
  const site = useSite();
  const form = useMailForm(mail);
  const mayEdit = mayWrite(site, 'orders') || mayWrite(site, 'settings');
  const save = () => (form.isSound ? form.save() : Promise.resolve(false));
  return (
    <form
      className="ui-page mail-page"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <MailHead kind={mail.kind} form={form} mayEdit={mayEdit} />
      <div className="mail-editor">
        <MailContentPanel mail={mail} form={form} mayEdit={mayEdit} />
        <MailPreview
          kind={mail.kind}
          words={form.words}
          isSound={form.isSound}
          subject={fillPlaceholders(form.draft.subject || mail.defaults.subject, mail.examples)}
          sender={sender}
        />
      </div>
      {mayEdit ? <MailSaveBar form={form} onReload={onReload} /> : null}
      <UnsavedGuard
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        onSave={save}
        onDiscard={form.found.drop}
      />
    </form>
  );
}

function MailSaveBar({ form, onReload }: { readonly form: MailForm; readonly onReload: () => void }) {
  const { isDirty, isSaving, saveFailure, discard } = form;
  const reload = { label: t('reload'), onPress: onReload };
  return (
    <SaveBar
      isDirty={isDirty}
      isSaving={isSaving}
      failure={saveFailure}
      wayOut={isRefusal(saveFailure, 'changed-meanwhile') ? reload : undefined}
      onDiscard={discard}
    />
  );
}
