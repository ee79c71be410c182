import { useInfiniteQuery } from '@tanstack/react-query';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { groupsQuery, useSendNotices } from './restock-queries.ts';
import { notifiedMessage } from './restock-messages.ts';

/** The groups of those who wait, and the action that notifies all who wait for what is back in stock. */
export function useRestock() {
  const site = useSite();
  const groups = useInfiniteQuery(groupsQuery(site.id));
  const send = useSendNotices(site.id);
  const list = groups.data?.pages.flatMap((page) => page.signUpGroups) ?? [];
  const ready = list.filter((group) => group.waiting > 0 && (group.unlimited || group.qtyInStock > 0));
  return {
    groups,
    list,
    /** Number of people who wait for something that is in stock. */
    waiting: ready.reduce((sum, group) => sum + group.waiting, 0),
    isSending: send.all.isPending,
    tellAll: () =>
      send.all.mutate(
        ready.map(({ productId, variantId }) => ({ productId, variantId })),
        {
          onSuccess: ({ sent }) => showToast({ text: notifiedMessage(sent) }),
          onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
        },
      ),
  };
}
export type Restock = ReturnType<typeof useRestock>;
