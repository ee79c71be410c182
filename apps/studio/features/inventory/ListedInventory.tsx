import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { tellClick } from '../../api/interface-clicks.ts';
import { pageSizes } from '../../list-address.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { InventoryTable } from './InventoryTable.tsx';
import type { Inventory } from './use-inventory.ts';
import { t } from './messages.ts';

/** The variants found, or why there are none. */
export function ListedInventory({ inventory }: { readonly inventory: Inventory }) {
  const { variants, settings, place } = inventory;
  if (variants.isPending || settings.isPending) return <SkeletonTable label={t('loadingInventory')} />;
  if (!variants.data || !settings.data) {
    const retry = () => {
      void variants.refetch();
      void settings.refetch();
    };
    return <ErrorState message={t('unableToLoadResults')} onRetry={retry} />;
  }
  if (variants.data.total === 0) return <NoInventory inventory={inventory} />;
  return (
    <>
      <InventoryTable
        rows={variants.data.inventory}
        columns={settings.data.columns}
        lowStockAt={variants.data.lowStockAt}
        sort={inventory.sort}
        onSort={inventory.sortBy}
      />
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={variants.data.total}
        pageSizes={pageSizes}
        onPage={(page) => {
          if (page > place.page) tellClick('inventory', 'next-page');
          place.set({ page: String(page) });
        }}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
    </>
  );
}

function NoInventory({ inventory: { place, isFirstUse, isLow } }: { readonly inventory: Inventory }) {
  const site = useSite();
  if (isFirstUse)
    return (
      <EmptyState
        title={t('nothingToCount')}
        actions={<LinkButton href={paths.products(site.slug)}>{t('goToProducts')}</LinkButton>}
      >
        {t('nothingToCountText')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={isLow ? t('nothingIsLow') : t('noVariantMatches')}
      actions={<Button onPress={() => place.set({ search: '', low: '' })}>{t('showAll')}</Button>}
    />
  );
}
