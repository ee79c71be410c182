import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { FirstProduct } from './FirstProduct.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { storesQuery } from './product-queries.ts';
import { t } from './messages.ts';
import './catalog.css';

/** Products from a CSV file: what each row would do, then the doing, then what became of it. */
export function ImportScreen() {
  const site = useSite();
  useTitle(t('importProducts'), site.title);
  const stores = useQuery(storesQuery(site.id));
  const [first, ...others] = stores.data?.stores ?? [];
  return (
    <div className="ui-page">
      <PageHeader
        title={t('importProducts')}
        back={{ href: paths.products(site.slug), label: t('products') }}
      >
        <p>{t('importProductsText')}</p>
      </PageHeader>
      {stores.isError ? (
        <ErrorState message={messageOf(stores.error)} onRetry={() => void stores.refetch()} />
      ) : stores.isPending ? (
        <Skeleton height="180px" />
      ) : first ? (
        <ImportSteps stores={[first, ...others]} />
      ) : (
        <FirstProduct store={undefined} />
      )}
    </div>
  );
}
