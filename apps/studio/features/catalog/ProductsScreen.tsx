import { useQuery } from '@tanstack/react-query';
import { exportProducts } from '@veranda/contracts/catalog-import';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { Download, Ellipsis, Plus, Upload } from 'lucide-react';
import { addressOf } from '../../api/address.ts';
import { messageOf } from '../../api/call-failure.ts';
import { pageSizes, useListAddress } from '../../list-address.ts';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useSettled } from '../../use-settled.ts';
import { useTitle } from '../../use-title.ts';
import { FirstProduct } from './FirstProduct.tsx';
import { ProductTable } from './ProductTable.tsx';
import { productsQuery, storesQuery } from './product-queries.ts';
import './catalog.css';

const sorts = ['name', 'stock', 'price', 'updated'] as const;

/** The products of a site: found, counted, shown and hidden. */
export function ProductsScreen() {
  const site = useSite();
  useTitle('Products', site.title);
  const place = useListAddress();
  const stores = useQuery(storesQuery(site.id));
  const storeList = stores.data?.stores ?? [];
  const store = storeList.find((each) => each.id === place.text('store'));
  const q = useSettled(place.text('search'));
  const sort = sorts.find((each) => each === place.text('sort'));
  const direction = place.text('direction') === 'down' ? 'down' : 'up';
  const products = useQuery(
    productsQuery(site.id, {
      ...(store ? { collection: store.id } : {}),
      ...(q ? { q } : {}),
      ...(sort ? { sort, direction } : {}),
      page: place.page,
      perPage: place.pageSize,
    }),
  );
  const canWrite = mayWrite(site, 'products');
  const target = store ?? storeList[0];
  const isFirstUse = products.data?.total === 0 && !q && !store;
  const exportAddress = addressOf(exportProducts, {
    params: { site: site.id },
    query: store ? { collection: store.id } : {},
  });
  return (
    <div className="ui-page">
      <PageHeader
        title="Products"
        actions={
          <>
            <Menu
              label="More for products"
              trigger={
                <IconButton label="Import and export" variant="secondary">
                  <Ellipsis size={16} aria-hidden="true" />
                </IconButton>
              }
              acts={[
                {
                  id: 'import',
                  label: 'Import from CSV',
                  note: 'See what each row does before it is done',
                  icon: <Upload size={16} aria-hidden="true" />,
                  href: paths.importProducts(site.slug),
                  isDisabled: !canWrite,
                },
                {
                  id: 'export',
                  label: 'Export as CSV',
                  note: store ? `Products of ${store.title}` : 'All products',
                  icon: <Download size={16} aria-hidden="true" />,
                  onAction: () => location.assign(exportAddress),
                },
              ]}
            />
            {canWrite && target ? (
              <LinkButton variant="primary" href={paths.newProduct(site.slug, target.id)}>
                <Plus size={16} aria-hidden="true" />
                Add product
              </LinkButton>
            ) : null}
          </>
        }
      />
      {isFirstUse ? null : (
        <div className="ui-row">
          <SearchField
            label="Search by name or SKU"
            value={place.text('search')}
            onChange={(value) => place.set({ search: value })}
          />
          {storeList.length > 1 ? (
            <div className="store-filter">
              <Select
                label="Store page"
                hideLabel
                value={store?.id ?? 'all'}
                options={[
                  { value: 'all', label: 'All store pages' },
                  ...storeList.map(({ id, title }) => ({ value: id, label: title })),
                ]}
                onChange={(value) => place.set({ store: value === 'all' ? '' : value })}
              />
            </div>
          ) : null}
        </div>
      )}
      {products.isError && products.data ? (
        <Notice
          tone="danger"
          action={
            <Button size="small" onPress={() => void products.refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(products.error)}
        </Notice>
      ) : null}
      {products.isPending || stores.isPending ? (
        <SkeletonTable label="Loading products" />
      ) : !products.data ? (
        <ErrorState message={messageOf(products.error)} onRetry={() => void products.refetch()} />
      ) : isFirstUse ? (
        <FirstProduct store={target} />
      ) : products.data.products.length === 0 ? (
        <EmptyState
          title="No product matches"
          actions={<Button onPress={() => place.set({ search: '', store: '' })}>Clear filters</Button>}
        />
      ) : (
        <>
          <ProductTable
            products={products.data.products}
            canWrite={canWrite}
            {...(sort
              ? { sort: { key: sort, direction: direction === 'down' ? 'desc' : 'asc' } as const }
              : {})}
            onSort={({ key, direction: next }) =>
              place.set({ sort: key, direction: next === 'desc' ? 'down' : 'up' })
            }
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
      )}
    </div>
  );
}
