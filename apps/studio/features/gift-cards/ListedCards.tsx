import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { pageSizes } from '../../list-address.ts';
import { GiftCardTable } from './GiftCardTable.tsx';
import type { GiftCardList } from './use-gift-card-list.ts';

export interface ListedCardsProps {
  readonly list: GiftCardList;
  readonly site: string;
  /** The button that issues the first card. */
  readonly issue: ReactNode;
}

/** The cards that were asked for, a page at a time, or why there are none. */
export function ListedCards({ list, site, issue }: ListedCardsProps) {
  const { cards, place } = list;
  if (cards.isPending) return <SkeletonTable label="Loading gift cards" />;
  if (!cards.data)
    return <ErrorState message={messageOf(cards.error)} onRetry={() => void cards.refetch()} />;
  if (list.isFirstUse)
    return (
      <EmptyState title="No gift cards yet" actions={issue}>
        Add a product of the type “Gift card” to sell them, or issue one yourself.
      </EmptyState>
    );
  if (cards.data.giftCards.length === 0)
    return (
      <EmptyState
        title="No gift card matches"
        actions={<Button onPress={() => place.set({ search: '' })}>Clear search</Button>}
      />
    );
  return (
    <>
      <GiftCardTable cards={cards.data.giftCards} site={site} />
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={cards.data.total}
        pageSizes={pageSizes}
        onPage={(page) => place.set({ page: String(page) })}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
    </>
  );
}
