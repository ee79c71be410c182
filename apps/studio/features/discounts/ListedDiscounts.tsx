import type { Discount } from '@veranda/contracts/discounts';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { pageSizes } from '../../list-address.ts';
import { DiscountTable } from './DiscountTable.tsx';
import type { DiscountList } from './use-discount-list.ts';
import { t } from './messages.ts';

interface ListedDiscountsProps {
  readonly list: DiscountList;
  readonly isReadOnly: boolean;
  /** The button that adds the first one. */
  readonly add: ReactNode;
  readonly onChange: (discount: Discount) => void;
  readonly onRemove: (discount: Discount) => void;
}

/** The discounts that were asked for, a page at a time, or why there are none. */
export function ListedDiscounts({ list, isReadOnly, add, onChange, onRemove }: ListedDiscountsProps) {
  const { discounts, place } = list;
  if (discounts.isPending) return <SkeletonTable label={t('loadingDiscounts')} />;
  if (!discounts.data)
    return <ErrorState message={messageOf(discounts.error)} onRetry={() => void discounts.refetch()} />;
  if (list.isFirstUse)
    return (
      <EmptyState title={t('noDiscountsYet')} actions={add}>
        {t('noDiscountsYetText')}
      </EmptyState>
    );
  if (discounts.data.discounts.length === 0)
    return (
      <EmptyState
        title={t('noDiscountMatches')}
        actions={<Button onPress={() => place.set({ search: '', page: '' })}>{t('clearSearch')}</Button>}
      />
    );
  return (
    <>
      <DiscountTable {...discounts.data} isReadOnly={isReadOnly} onChange={onChange} onRemove={onRemove} />
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={discounts.data.total}
        pageSizes={pageSizes}
        onPage={(page) => place.set({ page: String(page) })}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
    </>
  );
}
