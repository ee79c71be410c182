import type { Notification } from '@veranda/contracts/notifications';
import { fillPlaceholders } from '@veranda/domain/mail/placeholders';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { SaveBar } from '../../SaveBar.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { MailPreview } from './MailPreview.tsx';
import { MailWordsPanel } from './MailWordsPanel.tsx';
import { nameOfMail } from './mail-names.ts';
import { useMailForm } from './use-mail-form.ts';

export interface MailEditorProps {
  readonly mail: Notification;
  /** Who the mail comes from. */
  readonly sender: string;
  readonly onReload: () => void;
}

/** The words of a mail and, beside them, the mail. */
export function MailEditor({ mail, sender, onReload }: MailEditorProps) {
  const site = useSite();
  const form = useMailForm(mail);
  const mayEdit = mayWrite(site, 'orders') || mayWrite(site, 'settings');
  const { title, when } = nameOfMail(mail.kind);
  const { isDirty, isSaving } = form;
  return (
    <form
      className="ui-page mail-page"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isSound) void form.save();
      }}
    >
      <PageHeader
        title={title}
        back={{ href: paths.notifications(site.slug), label: 'Mails' }}
        actions={
          mayEdit ? (
            <Button isPending={form.isTesting} isDisabled={!form.isSound} onPress={form.sendTest}>
              Send me a sample
            </Button>
          ) : null
        }
      >
        <p>{when}</p>
      </PageHeader>
      {form.failure ? (
        <Notice
          tone="danger"
          action={
            isRefusal(form.failure, 'changed-meanwhile') ? (
              <Button size="small" onPress={onReload}>
                Load it again
              </Button>
            ) : null
          }
        >
          {messageOf(form.failure)}
        </Notice>
      ) : null}
      <div className="mail-editor">
        <MailWordsPanel mail={mail} form={form} mayEdit={mayEdit} />
        <MailPreview
          kind={mail.kind}
          words={form.words}
          isSound={form.isSound}
          subject={fillPlaceholders(form.draft.subject || mail.standing.subject, mail.examples)}
          sender={sender}
        />
      </div>
      {mayEdit ? <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={form.discard} /> : null}
      <UnsavedGuard
        isDirty={isDirty}
        isSaving={isSaving}
        onSave={() => (form.isSound ? form.save() : Promise.resolve(false))}
      />
    </form>
  );
}
