import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ItemSummary, moveItem } from '@veranda/contracts/items';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { itemsKey } from '../../queries/item-facets.ts';
import { t } from './messages.ts';

export type ItemOrder = ReturnType<typeof useItemOrder>;

interface Move {
  readonly id: string;
  /** The item that it goes before; null for the end. */
  readonly before: string | null;
}

/** Items in the owner's order, which shows a move at once; each can be taken back. */
export function useItemOrder(site: string, read: readonly ItemSummary[]) {
  const client = useQueryClient();
  const [pending, setPending] = useState<readonly Move[]>([]);
  const send = useMutation({
    // One after another: each goes between the neighbours that it was dropped between.
    scope: { id: `item-order ${site}` },
    mutationFn: ({ id, before }: Move) => call(moveItem, { params: { site, item: id }, body: { before } }),
    onSettled: async (_item, _fault, move) => {
      await client.invalidateQueries({ queryKey: itemsKey(site) });
      setPending((moves) => moves.filter((each) => each !== move));
    },
  });
  const items = pending.reduce(moved, read);
  const make = (move: Move, back: Move | null) => {
    setPending((moves) => [...moves, move]);
    send.mutate(move, {
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
      onSuccess: ({ item }) => {
        if (back === null) return;
        showToast({
          topic: 'item-order',
          text: t('itemMoved', { title: item.title || t('untitled') }),
          action: { label: t('undo'), onAction: () => make(back, null) },
        });
      },
    });
  };
  return {
    items,
    /** Moves an item to before the one that is at this place now. */
    moveTo: (id: string, place: number) => {
      const from = items.findIndex((item) => item.id === id);
      if (from < 0 || place === from || place === from + 1) return;
      const before = items[Math.max(0, place)]?.id ?? null;
      make({ id, before }, { id, before: items[from + 1]?.id ?? null });
    },
  };
}

function moved(items: readonly ItemSummary[], { id, before }: Move): readonly ItemSummary[] {
  const item = items.find((each) => each.id === id);
  if (!item) return items;
  const others = items.filter((each) => each !== item);
  const at = before === null ? others.length : others.findIndex((each) => each.id === before);
  return at < 0 ? items : [...others.slice(0, at), item, ...others.slice(at)];
}
