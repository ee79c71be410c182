import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { pageErrorsQuery } from './error-queries.ts';
import { PageErrorCard } from './PageErrorCard.tsx';
import './analytics.css';

/** What went wrong in visitors' browsers, one entry a kind of error, the latest first. */
export function PageErrorsScreen() {
  const site = useSite();
  const errors = useQuery(pageErrorsQuery(site.id));
  return (
    <SettingsFrame tab="errors">
      {errors.isError ? (
        <ErrorState message={messageOf(errors.error)} onRetry={() => void errors.refetch()} />
      ) : errors.isPending ? (
        <div role="status" aria-label="Loading">
          <Skeleton height="180px" />
        </div>
      ) : errors.data.errors.length === 0 ? (
        <EmptyState title="No errors">
          When a script fails in a visitor’s browser, the error appears here with the page it happened on.
        </EmptyState>
      ) : (
        <ul className="page-errors">
          {errors.data.errors.map((error) => (
            <PageErrorCard key={error.id} error={error} site={site.id} />
          ))}
        </ul>
      )}
    </SettingsFrame>
  );
}
