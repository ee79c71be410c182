import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { FormEditor } from './FormEditor.tsx';
import { formQuery } from '../../queries/form-queries.ts';
import { t } from './messages.ts';
import './forms.css';

/** A form being built. */
export function FormScreen() {
  const site = useSite();
  const { form: id = '' } = useParams();
  const query = useQuery({
    ...formQuery(site.id, id),
    // Somebody types on top of it: it must not change under their hands.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    retry: (count, fault) => count < 2 && !isRefusal(fault, 'unknown-form'),
  });
  if (isRefusal(query.error, 'unknown-form')) return <NotFoundScreen />;
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data || !query.isFetchedAfterMount)
    return (
      <div className="ui-page" role="status" aria-label={t('loadingTheForm')}>
        <Skeleton width="240px" height="32px" />
        <Skeleton height="420px" />
      </div>
    );
  return (
    <FormEditor key={id} detail={query.data.form} onReload={async () => (await query.refetch()).data?.form} />
  );
}
