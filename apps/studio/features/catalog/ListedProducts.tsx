import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { pageSizes } from '../../list-address.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useRowSelection } from '../../use-row-selection.ts';
import { FirstProduct } from './FirstProduct.tsx';
import { ProductTable } from './ProductTable.tsx';
import { SelectedProducts } from './SelectedProducts.tsx';
import type { ProductList } from './use-product-list.ts';
import { t } from './messages.ts';

/** The products found, or why there are none. */
export function ListedProducts({ list }: { readonly list: ProductList }) {
  const site = useSite();
  const { products, place, sort } = list;
  const canWrite = mayWrite(site, 'products');
  const selection = useRowSelection(products.data?.products.map(({ id }) => id) ?? []);
  if (list.isPending) return <SkeletonTable label={t('loadingProducts')} />;
  if (!products.data)
    return <ErrorState message={messageOf(products.error)} onRetry={() => void products.refetch()} />;
  if (list.isFirstUse) return <FirstProduct store={list.target} />;
  if (products.data.products.length === 0) {
    return (
      <EmptyState
        title={t('noProductMatches')}
        actions={<Button onPress={() => place.set({ search: '', store: '' })}>{t('clearFilters')}</Button>}
      />
    );
  }
  return (
    <>
      {canWrite ? <SelectedProducts selection={selection} /> : null}
      <ProductTable
        products={products.data.products}
        canWrite={canWrite}
        selection={selection}
        onSort={list.sortBy}
        {...(sort ? { sort } : {})}
      />
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={products.data.total}
        pageSizes={pageSizes}
        onPage={(page) => place.set({ page: String(page) })}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
    </>
  );
}
