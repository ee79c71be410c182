import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { PageSettingsForm } from './PageSettingsForm.tsx';
import { pageQuery } from '../../queries/page-queries.ts';
import { t } from './messages.ts';

/** The drawer of a page's settings. */
export function PageSettings({ page, onClose }: { readonly page: string; readonly onClose: () => void }) {
  const site = useSite();
  const query = useQuery({ ...pageQuery(site.id, page), staleTime: 0, gcTime: 0 });
  if (query.data && query.isFetchedAfterMount)
    return <PageSettingsForm detail={query.data} onClose={onClose} />;
  return (
    <Dialog title={t('pageSettings')} kind="drawer" isOpen onClose={onClose}>
      {query.isError ? (
        <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <div className="ui-stack" role="status" aria-label={t('loading')}>
          <Skeleton height="56px" />
          <Skeleton height="56px" />
          <Skeleton height="120px" />
        </div>
      )}
    </Dialog>
  );
}
