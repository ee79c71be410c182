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
import { t } from './messages.ts';

interface ListedCardsProps {
  readonly list: GiftCardList;
  readonly site: string;
  /** The button that issues the first card. */
  readonly issue: ReactNode;
}

/** The cards that were asked for, a page at a time, or why there are none. */
export function ListedCards({ list, site, issue }: ListedCardsProps) {
  const { cards, place } = list;
  if (cards.isPending) return <SkeletonTable label={t('loadingGiftCards')} />;
  if (!cards.data)
    return <ErrorState message={messageOf(cards.error)} onRetry={() => void cards.refetch()} />;
  if (list.isFirstUse)
    return (
      <EmptyState title={t('noGiftCardsYet')} actions={issue}>
        {t('noGiftCardsYetText')}
      </EmptyState>
    );
  if (cards.data.giftCards.length === 0)
    return (
      <EmptyState
        title={t('noGiftCardMatches')}
        actions={<Button onPress={() => place.set({ search: '' })}>{t('clearSearch')}</Button>}
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
