import { useQuery } from '@tanstack/react-query';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { pageKind } from '@veranda/domain/pages/page-kind';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { useDocumentSession } from '../../documents/use-document-session.ts';
import { pageQuery } from '../../queries/page-queries.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { CollectionPage } from '../pages/CollectionPage.tsx';
import { PageEditor } from './PageEditor.tsx';
import type { PageDetail } from '../pages/use-page-settings.ts';
import { t } from '../pages/messages.ts';
import '../pages/pages.css';

const CoverPage = lazy(async () => ({
  default: (await import('../slides/CoverPageScreen.tsx')).CoverPageScreen,
}));

/** The content of a page as its sections and blocks. */
export function PageScreen() {
  const site = useSite();
  const { page: id = '' } = useParams();
  const query = useQuery(pageQuery(site.id, id));
  if (isRefusal(query.error, 'unknown-page')) return <NotFoundScreen />;
  // A page that cannot be read again stays: somebody may be writing in it.
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingPage />;
  if (query.data.page.type === collectionTypes['splash-page'])
    return (
      <Suspense fallback={<LoadingPage />}>
        <CoverPage key={id} page={query.data.page} />
      </Suspense>
    );
  if (query.data.document === null) return <CollectionPage page={query.data.page} />;
  return <PageOpening key={id} detail={query.data} />;
}

function PageOpening({ detail }: { readonly detail: PageDetail }) {
  const { id: site } = useSite();
  const opening = useDocumentSession({ site, kind: pageKind, id: detail.page.id });
  if (opening.state === 'opening') return <LoadingPage />;
  if (opening.state === 'failed')
    return <ErrorState message={messageOf(opening.error)} onRetry={opening.retry} />;
  return <PageEditor detail={detail} open={opening.open} />;
}

function LoadingPage() {
  return (
    <div className="ui-page ui-page--narrow" role="status" aria-label={t('loadingThePage')}>
      <Skeleton width="240px" height="32px" />
      <Skeleton height="220px" />
      <Skeleton height="220px" />
    </div>
  );
}
