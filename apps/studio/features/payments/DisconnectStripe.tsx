import { Button } from '@veranda/ui/Button.tsx';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { usePaymentMutations } from './payment-queries.ts';
import { t } from './messages.ts';

/** Ends the connection to Stripe, after a question. */
export function DisconnectStripe() {
  const site = useSite();
  const { leave } = usePaymentMutations(site.id);
  const [isAsking, setAsking] = useState(false);
  const end = () =>
    leave.mutate(undefined, {
      onSuccess: () => showToast({ text: t('stripeDisconnected') }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  return (
    <div>
      <Button variant="secondary" onPress={() => setAsking(true)}>
        {t('disconnect')}
      </Button>
      <ConfirmDialog
        title={t('disconnectStripe')}
        isOpen={isAsking}
        confirmLabel={t('disconnect')}
        isDestructive
        isPending={leave.isPending}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      >
        {t('disconnectStripeText')}
      </ConfirmDialog>
    </div>
  );
}
