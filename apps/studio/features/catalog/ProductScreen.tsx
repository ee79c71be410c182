import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useParams, useSearchParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { ProductForm } from './ProductForm.tsx';
import { draftOf, emptyDraft } from './product-draft.ts';
import { productQuery, storesQuery } from './product-queries.ts';
import { t } from './messages.ts';
import './catalog.css';

/** The editor of a product; `new` in the address makes one. */
export function ProductScreen() {
  const { product: id = '' } = useParams();
  return id === 'new' ? <NewProduct /> : <OldProduct key={id} id={id} />;
}

function NewProduct() {
  const site = useSite();
  const [search] = useSearchParams();
  const stores = useQuery(storesQuery(site.id));
  const wanted = search.get('store') ?? '';
  if (stores.isError)
    return <ErrorState message={messageOf(stores.error)} onRetry={() => void stores.refetch()} />;
  if (stores.isPending) return <EditorSkeleton />;
  const store = stores.data.stores.find((store) => store.id === wanted) ?? stores.data.stores[0];
  if (!store) return <NotFoundScreen />;
  return <ProductForm initial={emptyDraft(() => crypto.randomUUID())} collection={store.id} product={null} />;
}

function OldProduct({ id }: { readonly id: string }) {
  const site = useSite();
  // A form is on it: it is read again on coming, then it stays.
  const query = useQuery({
    ...productQuery(site.id, id),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  });
  if (isRefusal(query.error, 'product-not-found')) return <NotFoundScreen />;
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data || !query.isFetchedAfterMount) return <EditorSkeleton />;
  const { product } = query.data;
  return (
    <ProductForm
      key={product.version}
      initial={draftOf(product)}
      collection={product.collectionId}
      product={product}
    />
  );
}

function EditorSkeleton() {
  return (
    <div className="ui-page" role="status" aria-label={t('loadingTheProduct')}>
      <Skeleton width="260px" height="32px" />
      <div className="editor-grid">
        <Skeleton height="480px" />
        <Skeleton height="320px" />
      </div>
    </div>
  );
}
