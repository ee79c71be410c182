import type { SenderAnswer } from '@veranda/contracts/mail-settings';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useSaveSender } from './mail-queries.ts';
import { t } from './messages.ts';

/** Sender of mails, being edited. */
export function useSenderForm(answer: SenderAnswer) {
  const site = useSite();
  const save = useSaveSender(site.id);
  const [sender, setSender] = useState(answer.sender);
  const { error } = save;
  const wrongAddress =
    error instanceof CallFailure && error.field === 'sender.replyTo' ? error.message : undefined;
  return {
    sender,
    set: (patch: Partial<typeof sender>) => setSender((old) => ({ ...old, ...patch })),
    mayEdit: mayWrite(site, 'orders') || mayWrite(site, 'settings'),
    isDirty: sender.name !== answer.sender.name || sender.replyTo !== answer.sender.replyTo,
    isSaving: save.isPending,
    wrongAddress,
    problem: save.isError && wrongAddress === undefined ? messageOf(error) : null,
    send: () =>
      save.mutate(
        { sender, version: answer.version },
        { onSuccess: () => showToast({ text: t('senderSaved') }) },
      ),
  };
}
