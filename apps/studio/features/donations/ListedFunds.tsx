import type { UseQueryResult } from '@tanstack/react-query';
import type { FundView, listFunds } from '@veranda/contracts/donations';
import type { EndpointOutput } from '@veranda/contracts/endpoint';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { FundTable } from './FundTable.tsx';
import { t } from './messages.ts';

interface ListedFundsProps {
  readonly query: UseQueryResult<EndpointOutput<typeof listFunds>>;
  readonly add: ReactNode;
  readonly isReadOnly: boolean;
  readonly onChange: (fund: FundView) => void;
  readonly onRemove: (fund: FundView) => void;
}

/** The list of funds in each of its states. */
export function ListedFunds({ query, add, ...actions }: ListedFundsProps) {
  if (query.isPending) return <SkeletonTable label={t('loadingFunds')} />;
  if (query.isError)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (query.data.funds.length > 0) return <FundTable {...actions} funds={query.data.funds} />;
  return (
    <EmptyState title={t('noFundsYet')} actions={add}>
      {t('noFundsYetText')}
    </EmptyState>
  );
}
