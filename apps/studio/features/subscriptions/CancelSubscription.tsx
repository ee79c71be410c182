import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import type { SubscriptionView } from '@veranda/contracts/subscriptions';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useCancelSubscription } from './subscription-queries.ts';
import { t } from './messages.ts';

/** Ends a subscription: now, or when what is paid for is over. */
export function CancelSubscription({ row }: { readonly row: SubscriptionView }) {
  const site = useSite();
  const [asks, setAsks] = useState(false);
  const cancel = useCancelSubscription(site.id, row.id);
  const end = (when: 'now' | 'period-end') =>
    cancel.mutate(when, {
      onSuccess: () => setAsks(false),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  return (
    <>
      <Button variant="danger" onPress={() => setAsks(true)}>
        {t('cancelSubscription')}
      </Button>
      <Dialog
        title={t('cancelThisSubscription')}
        isOpen={asks}
        onClose={() => setAsks(false)}
        footer={
          <>
            <Button variant="quiet" onPress={() => setAsks(false)}>
              {t('keepIt')}
            </Button>
            {row.status === 'active' ? (
              <Button isPending={cancel.isPending} onPress={() => end('period-end')}>
                {t('cancelThisSubscriptionText')}
              </Button>
            ) : null}
            <Button variant="danger" isPending={cancel.isPending} onPress={() => end('now')}>
              {t('now')}
            </Button>
          </>
        }
      >
        <p>{t('cancelNotice', { email: row.email })}</p>
      </Dialog>
    </>
  );
}
