import { useQuery } from '@tanstack/react-query';
import { productKind } from '@veranda/domain/pages/page-kind';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { t } from '../catalog/messages.ts';
import { productQuery } from '../catalog/product-queries.ts';
import { DocumentHistory } from '../history/DocumentHistory.tsx';
import { sectionsHistory } from '../history/sections-history.ts';

const contentHistory = sectionsHistory(productKind, 'products');

/** The versions of what the page of a product shows below its details. */
export function ProductPageHistoryScreen() {
  const site = useSite();
  const { product: id = '' } = useParams();
  const query = useQuery(productQuery(site.id, id));
  if (isRefusal(query.error, 'product-not-found')) return <NotFoundScreen />;
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <div className="ui-page" role="status" aria-label={t('loadingTheProduct')}>
        <Skeleton width="240px" height="32px" />
        <Skeleton height="420px" />
      </div>
    );
  const back = { href: paths.productPage(site.slug, id), label: t('backToEditor') };
  return <DocumentHistory kind={contentHistory} id={id} title={query.data.product.title} back={back} />;
}
