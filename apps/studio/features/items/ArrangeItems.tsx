import { useQueries } from '@tanstack/react-query';
import type { ItemSummary } from '@veranda/contracts/items';
import type { PageSummary } from '@veranda/contracts/pages';
import { maxPlacedItems } from '@veranda/domain/pages/collection-settings';
import { Badge } from '@veranda/ui/Badge.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useRef } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { itemsQuery } from './item-queries.ts';
import { itemBadges } from './item-words.ts';
import { useItemDrag } from './use-item-drag.ts';
import { type ItemOrder, useItemOrder } from './use-item-order.ts';
import { t } from './messages.ts';

/** Items that are read at once. */
const pageLength = 125;

/** All items of a collection in its owner's order, moved by dragging, by keys or by their buttons. */
export function ArrangeItems({ collection }: { readonly collection: PageSummary }) {
  const site = useSite();
  const pages = useQueries({
    queries: [0, pageLength].map((offset) => ({
      ...itemsQuery(site.id, collection.id, { offset, limit: pageLength }),
    })),
  });
  const failed = pages.find(({ isError, data }) => isError && !data);
  if (failed) return <ErrorState message={messageOf(failed.error)} onRetry={() => void failed.refetch()} />;
  if (pages.some(({ data }) => !data)) return <SkeletonTable label={t('loading')} />;
  const items = pages.flatMap(({ data }) => data?.items ?? []);
  const all = pages[0]?.data?.all ?? 0;
  if (all > maxPlacedItems)
    return <Notice tone="info">{t('tooManyToArrange', { max: maxPlacedItems })}</Notice>;
  return <ArrangedItems collection={collection} items={items} />;
}

interface ArrangedItemsProps {
  readonly collection: PageSummary;
  readonly items: readonly ItemSummary[];
}

function ArrangedItems({ collection, items }: ArrangedItemsProps) {
  const site = useSite();
  const order = useItemOrder(site.id, items);
  const list = useRef<HTMLOListElement>(null);
  const drag = useItemDrag(list, order.moveTo);
  const canMove = mayWrite(site, 'pages');
  return (
    <ol ref={list} className="item-order" aria-label={collection.title}>
      {order.items.map((item, at) => (
        <li
          key={item.id}
          className="item-order-row"
          data-dragged={drag?.id === item.id ? '' : undefined}
          data-drop={drag?.place === at ? 'before' : drag?.place === at + 1 ? 'after' : undefined}
          data-item={item.id}
          draggable={canMove}
        >
          <ArrangedItem item={item} at={at} order={order} canMove={canMove} />
        </li>
      ))}
    </ol>
  );
}

interface ArrangedItemProps {
  readonly item: ItemSummary;
  readonly at: number;
  readonly order: ItemOrder;
  readonly canMove: boolean;
}

function ArrangedItem({ item, at, order, canMove }: ArrangedItemProps) {
  const title = item.title || t('untitled');
  return (
    <>
      {canMove ? <GripVertical size={16} aria-hidden="true" className="item-order-handle" /> : null}
      <span className="item-order-number" aria-hidden="true">
        {at + 1}
      </span>
      <span className="item-order-title ui-clip">{title}</span>
      <span className="item-badges wide-only">
        {itemBadges(item).map(({ label, tone }) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))}
      </span>
      {canMove ? <MoveButtons item={item} at={at} order={order} /> : null}
    </>
  );
}

// They stay where the focus is: the rows keep their keys.
function MoveButtons({ item, at, order }: Omit<ArrangedItemProps, 'canMove'>) {
  const title = item.title || t('untitled');
  return (
    <span className="ui-row ui-row--nowrap">
      <IconButton
        label={t('moveItemUp', { title })}
        size="small"
        isDisabled={at === 0}
        onPress={() => order.moveTo(item.id, at - 1)}
      >
        <ArrowUp size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('moveItemDown', { title })}
        size="small"
        isDisabled={at === order.items.length - 1}
        onPress={() => order.moveTo(item.id, at + 2)}
      >
        <ArrowDown size={16} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
