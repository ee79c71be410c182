import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { SecretBox } from './SecretBox.tsx';
import { rich, t } from './messages.ts';

interface ShownSecretProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** The secret that messages are signed with, and how a receiver checks them. */
export function ShownSecret({ secret, onClose }: ShownSecretProps) {
  const done = (
    <Button variant="primary" onPress={onClose}>
      {t('done')}
    </Button>
  );
  return (
    <Dialog title={t('webhookSecret')} isOpen onClose={onClose} footer={done} isDismissable={false}>
      <SecretBox secret={secret} warning={t('copySecretNow')}>
        {rich('webhookSecretText', {
          code: (children) => <code>{children}</code>,
          code2: (children) => <code>{children}</code>,
        })}
      </SecretBox>
    </Dialog>
  );
}
