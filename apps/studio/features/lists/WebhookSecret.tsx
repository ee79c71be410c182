import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { CopyButton } from '../../CopyButton.tsx';

export interface WebhookSecretProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** The secret of an address's signatures, and how they are checked. */
export function WebhookSecret({ secret, onClose }: WebhookSecretProps) {
  return (
    <Dialog
      title="Webhook connected"
      isOpen
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      }
    >
      <div className="ui-stack">
        <Notice tone="warn">Copy the secret now. You won’t see it again.</Notice>
        <div className="hook-secret">
          <code>{secret}</code>
          <CopyButton text={secret} />
        </div>
        <p className="ui-help">
          Each message has the header <code>Veranda-Signature: t=…,v1=…</code>: the HMAC-SHA256 of its time, a
          dot and its body. The same <code>Idempotency-Key</code> again is the same answer.
        </p>
      </div>
    </Dialog>
  );
}
