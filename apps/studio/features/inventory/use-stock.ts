import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moveStock, undoMovement } from '@veranda/contracts/inventory';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { t } from './messages.ts';

function useOutcome(site: string) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['site', site, 'products'] });
  const onError = (fault: unknown) => {
    showToast({ text: messageOf(fault), isDanger: true });
    void refresh();
  };
  return { refresh, onError };
}

/** Takes a change of stock back. */
export function useUndoMovement(site: string) {
  const { refresh, onError } = useOutcome(site);
  return useMutation({
    mutationFn: (movement: string) => call(undoMovement, { params: { site, movement } }),
    onSuccess: refresh,
    onError,
  });
}

/** One more or less of a variant, at once, with a way back. */
export function useStock(site: string) {
  const { refresh, onError } = useOutcome(site);
  const undo = useUndoMovement(site);
  return useMutation({
    // One after the other, so that the figures of the answers follow the presses.
    scope: { id: `stock-${site}` },
    mutationFn: ({ variant, delta }: { variant: string; delta: number; title: string }) =>
      call(moveStock, { params: { site, variant }, body: { delta, idempotencyKey: crypto.randomUUID() } }),
    onSuccess: ({ quantity, movementId }, { title, variant }) => {
      void refresh();
      showToast({
        topic: `stock-${variant}`,
        text: t('quantityInStock', { title, quantity }),
        ...(movementId ? { action: { label: t('undo'), onAction: () => undo.mutate(movementId) } } : {}),
      });
    },
    onError,
  });
}
