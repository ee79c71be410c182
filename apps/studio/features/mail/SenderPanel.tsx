import type { SenderAnswer } from '@veranda/contracts/notifications';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { SenderFields } from './SenderFields.tsx';
import { useSenderForm } from './use-sender-form.ts';

/** Who mails come from, and where replies to them go. */
export function SenderPanel({ answer }: { readonly answer: SenderAnswer }) {
  const form = useSenderForm(answer);
  return (
    <Panel title="Sender" note="Shown in your customers’ inbox.">
      <form
        className="ui-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.send();
        }}
      >
        {form.problem ? <Notice tone="danger">{form.problem}</Notice> : null}
        <SenderFields form={form} standing={answer.standing} />
        {form.mayEdit ? (
          <div className="ui-row">
            <Button variant="primary" type="submit" isDisabled={!form.isDirty} isPending={form.isSaving}>
              Save sender
            </Button>
          </div>
        ) : null}
      </form>
    </Panel>
  );
}
