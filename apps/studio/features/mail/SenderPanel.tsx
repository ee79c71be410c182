import type { SenderAnswer } from '@veranda/contracts/mail-settings';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { SenderFields } from './SenderFields.tsx';
import { useSenderForm } from './use-sender-form.ts';
import { t } from './messages.ts';

/** Sender of mails and address of replies. */
export function SenderPanel({ answer }: { readonly answer: SenderAnswer }) {
  const form = useSenderForm(answer);
  return (
    <Panel title={t('sender')} note={t('senderNote')}>
      <form
        className="ui-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.send();
        }}
      >
        {form.problem ? <Notice tone="danger">{form.problem}</Notice> : null}
        <SenderFields form={form} defaults={answer.defaults} />
        {form.mayEdit ? (
          <div className="ui-row">
            <Button variant="primary" type="submit" isDisabled={!form.isDirty} isPending={form.isSaving}>
              {t('saveSender')}
            </Button>
          </div>
        ) : null}
      </form>
    </Panel>
  );
}
