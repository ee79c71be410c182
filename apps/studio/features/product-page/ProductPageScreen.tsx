import { useQuery } from '@tanstack/react-query';
import type { ProductView } from '@veranda/contracts/catalog';
import type { PageDocument } from '@veranda/domain/pages/document';
import { productKind } from '@veranda/domain/pages/page-kind';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useDocumentSession } from '../../documents/use-document-session.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { t } from '../catalog/messages.ts';
import { productQuery } from '../catalog/product-queries.ts';
import type { EditedPage } from '../pages/page-editor-context.ts';
import { SectionsEditor } from '../workspace/SectionsEditor.tsx';
import { ProductPageHead } from './ProductPageHead.tsx';
import '../pages/pages.css';

/** What the page of a product shows below its details, edited on that page. */
export function ProductPageScreen() {
  const site = useSite();
  const { product: id = '' } = useParams();
  const query = useQuery(productQuery(site.id, id));
  if (isRefusal(query.error, 'product-not-found')) return <NotFoundScreen />;
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingPage />;
  return <PageOpening key={id} product={query.data.product} />;
}

function PageOpening({ product }: { readonly product: ProductView }) {
  const { id: site } = useSite();
  const opening = useDocumentSession({ site, kind: productKind, id: product.id });
  if (opening.state === 'opening') return <LoadingPage />;
  if (opening.state === 'failed')
    return <ErrorState message={messageOf(opening.error)} onRetry={opening.retry} />;
  return <ContentEditor product={product} open={opening.open} />;
}

interface ContentEditorProps {
  readonly product: ProductView;
  readonly open: OpenDocument<PageDocument>;
}

function ContentEditor({ product, open }: ContentEditorProps) {
  const { id, title, url, state } = product;
  const path = state === 'published' ? new URL(url).pathname : null;
  const page = useMemo(
    (): EditedPage => ({ kind: 'product', id, title, path, area: 'products', fields: null }),
    [id, title, path],
  );
  const head = useCallback(
    (onNameVersion: () => void) => (
      <ProductPageHead product={product} open={open} onNameVersion={onNameVersion} />
    ),
    [product, open],
  );
  return <SectionsEditor page={page} open={open} lists={[]} head={head} />;
}

function LoadingPage() {
  return (
    <div className="ui-page ui-page--narrow" role="status" aria-label={t('loadingTheProduct')}>
      <Skeleton width="240px" height="32px" />
      <Skeleton height="220px" />
      <Skeleton height="220px" />
    </div>
  );
}
