import { Button } from '@veranda/ui/Button.tsx';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { usePaymentMutations } from './payment-queries.ts';

/** Ends the connection to Stripe, after a question. */
export function DisconnectStripe() {
  const site = useSite();
  const { leave } = usePaymentMutations(site.id);
  const [isAsking, setAsking] = useState(false);
  const end = () =>
    leave.mutate(undefined, {
      onSuccess: () => showToast({ text: 'Stripe disconnected' }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  return (
    <div>
      <Button variant="secondary" onPress={() => setAsking(true)}>
        Disconnect
      </Button>
      <ConfirmDialog
        title="Disconnect Stripe?"
        isOpen={isAsking}
        confirmLabel="Disconnect"
        isDestructive
        isPending={leave.isPending}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      >
        Your shop can’t accept real cards until you connect an account again. You can still refund orders paid
        through Stripe.
      </ConfirmDialog>
    </div>
  );
}
