import { emailLength } from '@veranda/domain/mail/email-address';
import type { MailSender } from '@veranda/contracts/mail-settings';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { useSenderForm } from './use-sender-form.ts';
import { t } from './messages.ts';

interface SenderFieldsProps {
  readonly form: ReturnType<typeof useSenderForm>;
  /** Sender where nothing is set. */
  readonly defaults: MailSender;
}

/** Name and address of the sender. */
export function SenderFields({ form, defaults }: SenderFieldsProps) {
  const { sender, set, mayEdit, wrongAddress } = form;
  const isReachable = defaults.replyTo !== '';
  return (
    <>
      <TextField
        label={t('name')}
        optional
        maxLength={100}
        placeholder={defaults.name}
        isReadOnly={!mayEdit}
        value={sender.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        label={t('replyToAddress')}
        optional
        type="email"
        maxLength={emailLength.max}
        placeholder={defaults.replyTo || t('replyToAddressPlaceholder')}
        description={
          isReachable
            ? t('replyToAddressDescription', { replyTo: defaults.replyTo })
            : t('nobodyReceivesReplies')
        }
        errorMessage={wrongAddress}
        isReadOnly={!mayEdit}
        value={sender.replyTo}
        onChange={(replyTo) => set({ replyTo })}
      />
    </>
  );
}
