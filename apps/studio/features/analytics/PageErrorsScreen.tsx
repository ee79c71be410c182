import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { AnalyticsFrame } from './AnalyticsFrame.tsx';
import { pageErrorsQuery } from './error-queries.ts';
import { PageErrorCard } from './PageErrorCard.tsx';
import { t } from './messages.ts';
import './analytics.css';

/** Errors in visitors' browsers, one entry a kind of error, the latest first. */
export function PageErrorsScreen() {
  const site = useSite();
  const errors = useQuery(pageErrorsQuery(site.id));
  return (
    <AnalyticsFrame tab="errors">
      {errors.isError ? (
        <ErrorState message={messageOf(errors.error)} onRetry={() => void errors.refetch()} />
      ) : errors.isPending ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="180px" />
        </div>
      ) : errors.data.errors.length === 0 ? (
        <EmptyState title={t('noErrors')}>{t('noErrorsText')}</EmptyState>
      ) : (
        <ul className="page-errors">
          {errors.data.errors.map((error) => (
            <PageErrorCard key={error.id} error={error} site={site.id} />
          ))}
        </ul>
      )}
    </AnalyticsFrame>
  );
}
