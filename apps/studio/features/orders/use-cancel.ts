import type { OrderDetail } from '@veranda/contracts/orders';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useOrderChanges } from './order-changes.ts';
import { keyMaker } from './request-key.ts';
import { t } from './messages.ts';

const initialOptions = { restock: true, reason: '', notify: true };

/** The canceling of an order; `onCanceled` when it is canceled. */
export function useCancel(order: OrderDetail, onCanceled: () => void) {
  const { cancel } = useOrderChanges(useSite().id, order.id);
  const [keys] = useState(() => keyMaker());
  const [words, setWords] = useState(initialOptions);
  const set = (patch: Partial<typeof initialOptions>) => setWords((old) => ({ ...old, ...patch }));
  const send = () => {
    if (cancel.isPending) return;
    cancel.mutate(
      { ...words, key: keys.of(words) },
      {
        onSuccess: ({ order: now }) => {
          const isDone = now.status === 'canceled';
          const name = t('orderNumber', { number: now.number });
          showToast({
            text: isDone ? t('nameCanceled', { name }) : t('canceledAfterRefund', { name }),
          });
          onCanceled();
        },
        onError: (fault) => {
          // A refusal is an answer; what was lost on the way is asked again with its key.
          if (fault instanceof CallFailure && fault.status >= 400 && fault.status < 500) keys.forget();
        },
      },
    );
  };
  const problem = cancel.isError ? messageOf(cancel.error) : null;
  return { words, set, send, problem, isPending: cancel.isPending };
}
