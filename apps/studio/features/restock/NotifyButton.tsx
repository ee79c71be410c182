import type { SignUpGroup } from '@veranda/contracts/restock';
import { Button } from '@veranda/ui/Button.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useSendNotices } from './restock-queries.ts';
import { notifiedMessage } from './restock-messages.ts';
import { t } from './messages.ts';

/** Tells everybody who waits for one variant, once it can be bought. */
export function NotifyButton({ group }: { readonly group: SignUpGroup }) {
  const site = useSite();
  const { one } = useSendNotices(site.id);
  const { productId, variantId, waiting } = group;
  const isBack = group.unlimited || group.qtyInStock > 0;
  if (waiting === 0 || !isBack || !mayWrite(site, 'restock')) return null;
  const tell = () =>
    one.mutate(
      { productId, variantId },
      {
        onSuccess: ({ sent }) => showToast({ text: notifiedMessage(sent) }),
        onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
      },
    );
  return (
    <Button size="small" isPending={one.isPending} onPress={tell}>
      {t('notifyWaiting', { waiting })}
    </Button>
  );
}
