import { emailLength } from '@veranda/domain/mail/email-address';
import type { MailSender } from '@veranda/contracts/notifications';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { useSenderForm } from './use-sender-form.ts';
import { t } from './messages.ts';

interface SenderFieldsProps {
  readonly form: ReturnType<typeof useSenderForm>;
  /** Sender where nothing is set. */
  readonly standing: MailSender;
}

/** The name and the address of who writes. */
export function SenderFields({ form, standing }: SenderFieldsProps) {
  const { sender, set, mayEdit, wrongAddress } = form;
  const isReachable = standing.replyTo !== '';
  return (
    <>
      <TextField
        label={t('name')}
        optional
        maxLength={100}
        placeholder={standing.name}
        isReadOnly={!mayEdit}
        value={sender.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        label={t('replyToAddress')}
        optional
        type="email"
        maxLength={emailLength.max}
        placeholder={standing.replyTo || t('replyToAddressPlaceholder')}
        description={
          isReachable
            ? t('replyToAddressDescription', { replyTo: standing.replyTo })
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
