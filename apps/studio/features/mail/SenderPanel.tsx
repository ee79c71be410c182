import type { SenderAnswer } from '@veranda/contracts/notifications';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useSaveSender } from './mail-queries.ts';

/** Who mails come from, and where replies to them go. */
export function SenderPanel({ answer }: { readonly answer: SenderAnswer }) {
  const site = useSite();
  const save = useSaveSender(site.id);
  const [sender, setSender] = useState(answer.sender);
  const mayEdit = mayWrite(site, 'orders') || mayWrite(site, 'settings');
  const isDirty = sender.name !== answer.sender.name || sender.replyTo !== answer.sender.replyTo;
  const wrongAddress =
    save.error instanceof CallFailure && save.error.field === 'sender.replyTo' ? save.error : null;
  const send = () =>
    save.mutate(
      { sender, version: answer.version },
      { onSuccess: () => showToast({ text: 'The sender is saved' }) },
    );
  return (
    <Panel title="Sender" note="Stands in the inbox of your customers.">
      <form
        className="ui-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {save.isError && !wrongAddress ? <Notice tone="danger">{messageOf(save.error)}</Notice> : null}
        <TextField
          label="Name"
          optional
          maxLength={100}
          placeholder={answer.standing.name}
          isReadOnly={!mayEdit}
          value={sender.name}
          onChange={(name) => setSender({ ...sender, name })}
        />
        <TextField
          label="Address for replies"
          optional
          type="email"
          maxLength={254}
          placeholder={answer.standing.replyTo || 'hello@example.com'}
          description={
            answer.standing.replyTo === ''
              ? 'Without one, replies reach nobody.'
              : 'Without one, the e-mail address of the business.'
          }
          errorMessage={wrongAddress?.message}
          isReadOnly={!mayEdit}
          value={sender.replyTo}
          onChange={(replyTo) => setSender({ ...sender, replyTo })}
        />
        {mayEdit ? (
          <div className="ui-row">
            <Button variant="primary" type="submit" isDisabled={!isDirty} isPending={save.isPending}>
              Save the sender
            </Button>
          </div>
        ) : null}
      </form>
    </Panel>
  );
}
