import { useQueryClient } from '@tanstack/react-query';
import type { InventoryVariant } from '@veranda/contracts/inventory';
import { Button } from '@veranda/ui/Button.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { notifiedMessage } from '../restock/restock-messages.ts';
import { useSendNotices } from '../restock/restock-queries.ts';
import { t } from './messages.ts';

/** Tells everybody who waits for a variant; says why it cannot be pressed while there is none. */
export function SendNoticesButton({ row }: { readonly row: InventoryVariant }) {
  const site = useSite();
  const client = useQueryClient();
  const { one } = useSendNotices(site.id);
  const { productId, variantId, waiting, unlimited, quantity } = row;
  if (waiting === 0 || !mayWrite(site, 'restock')) return null;
  if (!unlimited && quantity === 0) return <p className="ui-help">{t('tellWhenBack')}</p>;
  const tell = () =>
    one.mutate(
      { productId, variantId },
      {
        onSuccess: ({ sent }) => {
          showToast({ text: notifiedMessage(sent) });
          void client.invalidateQueries({ queryKey: ['site', site.id, 'products', 'inventory'] });
        },
        onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
      },
    );
  return (
    <Button size="small" isPending={one.isPending} onPress={tell}>
      {t('notifyWaiting', { waiting })}
    </Button>
  );
}
