import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { FindingList } from './FindingList.tsx';
import { t } from './messages.ts';
import { findingsQuery } from './publishing-queries.ts';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';
import { useRepair } from './use-repair.ts';

interface CheckDialogProps {
  /** Page or item whose findings are shown. */
  readonly id: string;
  readonly onClose: () => void;
}

/** What visitors would stumble over on one page, with repairs and the way to each part. */
export function CheckDialog({ id, onClose }: CheckDialogProps) {
  const site = useSite();
  const checked = useQuery({ ...findingsQuery(site.id), staleTime: 0, refetchOnMount: 'always' });
  const repair = useRepair(site.id);
  useCloseOnNavigation(onClose);
  return (
    <Dialog title={t('checks')} isOpen onClose={onClose}>
      {repair.error ? <Notice tone="danger">{messageOf(repair.error)}</Notice> : null}
      {checked.data ? (
        <FindingList
          slug={site.slug}
          findings={checked.data.findings.filter(({ place }) => place.id === id)}
          repairing={repair.repairing}
          onRepair={repair.repair}
        />
      ) : checked.error ? (
        <ErrorState message={messageOf(checked.error)} onRetry={() => void checked.refetch()} />
      ) : (
        <div role="status" aria-label={t('checking')}>
          <Skeleton height="96px" />
        </div>
      )}
    </Dialog>
  );
}
