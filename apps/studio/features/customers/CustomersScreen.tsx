import { useQuery } from '@tanstack/react-query';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { FailureNotice } from '../../FailureNotice.tsx';
import { pageSizes, useListAddress } from '../../list-address.ts';
import { SalesTabs } from '../../shell/SalesTabs.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { useTitle } from '../../use-title.ts';
import { CustomerTable } from './CustomerTable.tsx';
import { customersQuery } from './customer-queries.ts';
import { t } from './messages.ts';

/** Customers of the site, with and without an account. */
export function CustomersScreen() {
  const site = useSite();
  useTitle(t('customers'), site.title);
  const list = useCustomerList(site.id);
  const { customers, place, isFirstUse } = list;
  return (
    <div className="ui-page">
      <PageHeader title={t('customers')} />
      <SalesTabs selected="customers">
        <div className="ui-stack">
          {isFirstUse ? null : (
            <SearchField
              label={t('searchByNameOrEmail')}
              value={place.text('search')}
              onChange={(search) => place.set({ search })}
            />
          )}
          {customers.isError && customers.data ? (
            <FailureNotice failure={customers.error} onRetry={() => void customers.refetch()} />
          ) : null}
          <ListedCustomers list={list} site={site.slug} />
        </div>
      </SalesTabs>
    </div>
  );
}

type CustomerList = ReturnType<typeof useCustomerList>;

function useCustomerList(site: string) {
  const place = useListAddress();
  const search = useDebouncedValue(place.text('search'));
  const pages = { page: String(place.page), pageSize: String(place.pageSize) };
  const customers = useQuery(customersQuery(site, { search, ...pages }));
  return { place, customers, isFirstUse: customers.data?.total === 0 && search === '' };
}

function ListedCustomers({ list, site }: { readonly list: CustomerList; readonly site: string }) {
  const { customers, place } = list;
  if (customers.isPending) return <SkeletonTable label={t('loadingCustomers')} />;
  if (!customers.data)
    return <ErrorState message={messageOf(customers.error)} onRetry={() => void customers.refetch()} />;
  if (list.isFirstUse) return <EmptyState title={t('noCustomersYet')}>{t('noCustomersYetText')}</EmptyState>;
  if (customers.data.customers.length === 0)
    return (
      <EmptyState
        title={t('noCustomerMatches')}
        actions={<Button onPress={() => place.set({ search: '' })}>{t('clearSearch')}</Button>}
      />
    );
  return (
    <>
      <CustomerTable customers={customers.data.customers} site={site} />
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={customers.data.total}
        pageSizes={pageSizes}
        onPage={(page) => place.set({ page: String(page) })}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
    </>
  );
}
