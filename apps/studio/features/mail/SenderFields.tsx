import { emailLength } from '@veranda/domain/mail/email-address';
import type { MailSender } from '@veranda/contracts/notifications';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { useSenderForm } from './use-sender-form.ts';

export interface SenderFieldsProps {
  readonly form: ReturnType<typeof useSenderForm>;
  /** What stands where nothing is set. */
  readonly standing: MailSender;
}

/** The name and the address of who writes. */
export function SenderFields({ form, standing }: SenderFieldsProps) {
  const { sender, set, mayEdit, wrongAddress } = form;
  const isReachable = standing.replyTo !== '';
  return (
    <>
      <TextField
        label="Name"
        optional
        maxLength={100}
        placeholder={standing.name}
        isReadOnly={!mayEdit}
        value={sender.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        label="Reply-to address"
        optional
        type="email"
        maxLength={emailLength.max}
        placeholder={standing.replyTo || 'hello@example.com'}
        description={
          isReachable ? `If empty, replies go to ${standing.replyTo}.` : 'If empty, nobody receives replies.'
        }
        errorMessage={wrongAddress}
        isReadOnly={!mayEdit}
        value={sender.replyTo}
        onChange={(replyTo) => set({ replyTo })}
      />
    </>
  );
}
