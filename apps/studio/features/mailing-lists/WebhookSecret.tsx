import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { rich, t } from './messages.ts';

interface WebhookSecretProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** The secret of an address's signatures, and how they are checked. */
export function WebhookSecret({ secret, onClose }: WebhookSecretProps) {
  return (
    <Dialog
      title={t('webhookConnected')}
      isOpen
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="ui-stack">
        <Notice tone="warn">{t('webhookConnectedText')}</Notice>
        <div className="hook-secret">
          <code>{secret}</code>
          <CopyButton text={secret} />
        </div>
        <p className="ui-help">
          {rich('signatureText', {
            code: (children) => <code>{children}</code>,
            code2: (children) => <code>{children}</code>,
          })}
        </p>
      </div>
    </Dialog>
  );
}
