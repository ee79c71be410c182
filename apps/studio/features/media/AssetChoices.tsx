import type { AssetView } from '@veranda/contracts/media';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import type { AssetList } from './use-asset-list.ts';
import { t } from './messages.ts';

interface AssetChoicesProps {
  readonly assets: AssetList;
  /** Says that there are none, and that none matches what is searched for. */
  readonly none: { readonly stored: string; readonly found: string };
  readonly tile: (asset: AssetView) => ReactNode;
}

/** The listed files in their grid, in each state of their list. */
export function AssetChoices({ assets, none, tile }: AssetChoicesProps) {
  const { list, isSearch, page, setPage } = assets;
  if (list.isError) return <ErrorState message={messageOf(list.error)} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <Loading />;
  if (list.data.assets.length === 0) return <p>{isSearch ? none.found : none.stored}</p>;
  return (
    <>
      <div className="asset-grid">{list.data.assets.map(tile)}</div>
      {list.data.total > list.data.perPage ? (
        <Pagination
          page={page}
          pageSize={list.data.perPage}
          total={list.data.total}
          pageSizes={[list.data.perPage]}
          onPage={setPage}
          onPageSize={() => setPage(1)}
        />
      ) : null}
    </>
  );
}

function Loading() {
  return (
    <div className="asset-grid" role="status" aria-label={t('loading')}>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} height="112px" />
      ))}
    </div>
  );
}
