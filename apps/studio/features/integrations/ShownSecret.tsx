import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { SecretBox } from './SecretBox.tsx';

export interface ShownSecretProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** The secret that messages are signed with, and how a receiver checks them. */
export function ShownSecret({ secret, onClose }: ShownSecretProps) {
  const done = (
    <Button variant="primary" onPress={onClose}>
      Done
    </Button>
  );
  return (
    <Dialog title="Webhook secret" isOpen onClose={onClose} footer={done} isDismissable={false}>
      <SecretBox secret={secret} warning="Copy the secret now. You won’t see it again.">
        Each message has the header <code>Veranda-Signature: t=…,v1=…</code>: the HMAC-SHA256 of its time, a
        dot and its body. The same <code>Idempotency-Key</code> again is the same event.
      </SecretBox>
    </Dialog>
  );
}
