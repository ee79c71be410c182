import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useOrderChanges } from './order-changes.ts';
import type { OrderDialogProps } from './order-dialog.ts';
import { dueMails, type OrderMail } from './order-mails.ts';
import { t } from './messages.ts';

/** Sends a mail of the order once more. */
export function MailDialog({ order, onClose }: OrderDialogProps) {
  const { send, isPending, error } = useResend({ order, onClose });
  const [kind, setKind] = useState<OrderMail>('confirmation');
  return (
    <Dialog
      title={t('resendAnEmail')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isPending={isPending} onPress={() => send(kind)}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className="ui-stack">
        {error ? <Notice tone="danger">{messageOf(error)}</Notice> : null}
        <Select
          label={t('email')}
          options={dueMails(order)}
          value={kind}
          onChange={(value) => setKind(value as OrderMail)}
          description={t('willBeSentTo', { email: order.email })}
        />
      </div>
    </Dialog>
  );
}

function useResend({ order, onClose }: OrderDialogProps) {
  const { mail } = useOrderChanges(useSite().id, order.id);
  const onSuccess = () => {
    showToast({ text: t('emailSent', { email: order.email }) });
    onClose();
  };
  return {
    send: (kind: OrderMail) => mail.mutate({ kind }, { onSuccess }),
    isPending: mail.isPending,
    error: mail.error,
  };
}
