import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { DraftSheet } from './DraftSheet.tsx';
import { draftQuery } from './draft-queries.ts';
import { t } from './messages.ts';
import './orders.css';
import './drafts.css';

/** An order that the owner composes. */
export function DraftScreen() {
  const site = useSite();
  const { draft: id = '' } = useParams();
  const query = useQuery(draftQuery(site.id, id));
  useTitle(t('draft'), site.title);
  if (isRefusal(query.error, 'unknown-draft')) return <NotFoundScreen />;
  if (isRefusal(query.error, 'draft-placed'))
    return (
      <EmptyState
        title={t('draftPlaced')}
        actions={
          <LinkButton variant="primary" href={paths.orders(site.slug)}>
            {t('viewOrders')}
          </LinkButton>
        }
      />
    );
  if (query.data) return <DraftSheet key={id} draft={query.data.draft} countries={query.data.countries} />;
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  return (
    <div className="ui-page">
      <SkeletonTable label={t('loadingTheDraft')} rows={4} />
    </div>
  );
}
