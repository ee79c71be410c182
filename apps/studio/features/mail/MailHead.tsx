import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { nameOfMail } from './mail-names.ts';
import type { MailForm } from './use-mail-form.ts';
import { t } from './messages.ts';

interface MailHeadProps {
  readonly kind: string;
  readonly form: MailForm;
  readonly mayEdit: boolean;
}

/** The head of a mail's screen: when it is sent, a sample for oneself, and what went wrong. */
export function MailHead({ kind, form, mayEdit }: MailHeadProps) {
  const { slug } = useSite();
  const { title, when } = nameOfMail(kind);
  const { testFailure: failure, found } = form;
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.mailSettings(slug), label: t('emails') }}
        actions={
          mayEdit ? (
            <Button isPending={form.isTesting} isDisabled={!form.isSound} onPress={form.sendTest}>
              {t('sendTestEmail')}
            </Button>
          ) : null
        }
      >
        <p>{when}</p>
      </PageHeader>
      {failure ? <Notice tone="danger">{messageOf(failure)}</Notice> : null}
      {found.isFound ? <RecoveredDraft {...found} /> : null}
    </>
  );
}
