import { useQuery } from '@tanstack/react-query';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { FailureNotice } from '../../FailureNotice.tsx';
import { pageSizes, useListAddress } from '../../list-address.ts';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { useTitle } from '../../use-title.ts';
import { PurgeDialog } from './PurgeDialog.tsx';
import { TrashTable } from './TrashTable.tsx';
import { trashQuery } from './use-product-trash.ts';
import { t } from './messages.ts';
import './catalog.css';

/** The products that were deleted in the last 30 days: found, restored and deleted for good. */
export function ProductTrashScreen() {
  const site = useSite();
  useTitle(t('trash'), site.title);
  const trash = useTrashList(site.id);
  const { list, place } = trash;
  const [isEmptying, setEmptying] = useState(false);
  const hasSome = (list.data?.total ?? 0) > 0;
  const canEmpty = hasSome && trash.search === '' && mayWrite(site, 'products');
  const emptyButton = (
    <Button variant="danger-quiet" onPress={() => setEmptying(true)}>
      <Trash2 size={16} aria-hidden="true" />
      {t('emptyTheTrash')}
    </Button>
  );
  return (
    <div className="ui-page">
      <PageHeader
        title={t('trash')}
        back={{ href: paths.products(site.slug), label: t('products') }}
        actions={canEmpty ? emptyButton : undefined}
      >
        <p>{t('trashHelp')}</p>
      </PageHeader>
      {hasSome || trash.search !== '' ? (
        <div className="ui-row">
          <SearchField
            label={t('searchByNameOrSku')}
            value={place.text('search')}
            onChange={(value) => place.set({ search: value })}
          />
        </div>
      ) : null}
      {list.isError && list.data ? (
        <FailureNotice failure={list.error} onRetry={() => void list.refetch()} />
      ) : null}
      <TrashList trash={trash} />
      {isEmptying ? <PurgeDialog products="all" onClose={() => setEmptying(false)} /> : null}
    </div>
  );
}

function useTrashList(site: string) {
  const place = useListAddress();
  const search = useDebouncedValue(place.text('search'));
  const list = useQuery(
    trashQuery(site, {
      ...(search ? { q: search } : {}),
      page: place.page,
      perPage: place.pageSize,
    }),
  );
  return { place, search, list };
}

function TrashList({ trash: { place, search, list } }: { readonly trash: ReturnType<typeof useTrashList> }) {
  const site = useSite();
  if (list.isPending) return <SkeletonTable label={t('loadingTheTrash')} />;
  if (!list.data) return <ErrorState message={messageOf(list.error)} onRetry={() => void list.refetch()} />;
  const { products, total } = list.data;
  if (total === 0 && place.page > 1)
    return (
      <EmptyState
        title={t('nothingOnThisPage')}
        actions={<Button onPress={() => place.set({ page: '' })}>{t('toTheFirstPage')}</Button>}
      />
    );
  if (total === 0)
    return search === '' ? (
      <EmptyState title={t('trashIsEmpty')} />
    ) : (
      <EmptyState
        title={t('noProductMatches')}
        actions={<Button onPress={() => place.set({ search: '' })}>{t('clearFilters')}</Button>}
      />
    );
  return (
    <>
      <TrashTable products={products} canWrite={mayWrite(site, 'products')} />
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={total}
        pageSizes={pageSizes}
        onPage={(page) => place.set({ page: String(page) })}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
    </>
  );
}
