import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditEntry, listAuditEntries } from '@veranda/contracts/audit';
import { Button } from '@veranda/ui/Button.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { useSite } from '../../shell/use-site.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { t } from './messages.ts';

/** Activity of the site's members, the newest first; nothing of it can be changed. */
export function AuditScreen() {
  const entries = useEntries();
  return (
    <SettingsFrame tab="activity">
      {entries.isError ? (
        <ErrorState message={messageOf(entries.error)} onRetry={() => void entries.refetch()} />
      ) : entries.isPending ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="240px" />
        </div>
      ) : (
        <Entries
          entries={entries.data.pages.flatMap((page) => page.entries)}
          isLoading={entries.isFetchingNextPage}
          more={entries.hasNextPage ? () => void entries.fetchNextPage() : null}
        />
      )}
    </SettingsFrame>
  );
}

interface EntriesProps {
  readonly entries: readonly AuditEntry[];
  readonly isLoading: boolean;
  readonly more: (() => void) | null;
}

function Entries({ entries, isLoading, more }: EntriesProps) {
  if (entries.length === 0)
    return <EmptyState title={t('noActivityYet')}>{t('noActivityYetText')}</EmptyState>;
  return (
    <div className="ui-stack">
      <DataTable
        label={t('activity')}
        columns={columns}
        rows={entries}
        rowKey={(entry) => entry.number}
        isDense
      />
      {more ? (
        <div>
          <Button isPending={isLoading} onPress={more}>
            {t('showEarlier')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

const columns: readonly TableColumn<AuditEntry>[] = [
  {
    key: 'action',
    header: t('what'),
    mobileSlot: 'title',
    render: ({ action, subject }) => (
      <span className="ui-clip" title={subject}>
        {actionLabel(action)}
      </span>
    ),
  },
  {
    key: 'who',
    header: t('who'),
    render: ({ actor, role }) => (
      <span className="ui-clip" title={role}>
        {actor || t('notLogged')}
      </span>
    ),
  },
  { key: 'from', header: t('from'), render: ({ ip }) => <span className="ui-muted">{ip}</span> },
  {
    key: 'when',
    header: t('when'),
    isEnd: true,
    mobileSlot: 'end',
    render: ({ at }) => <span className="ui-muted">{formatDateTime(at)}</span>,
  },
];

function useEntries() {
  const site = useSite();
  return useInfiniteQuery({
    queryKey: ['site', site.id, 'audit'],
    queryFn: ({ pageParam, signal }) =>
      call(listAuditEntries, {
        params: { site: site.id },
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextBefore,
  });
}

/** The name of a call as people read it: `update-page` is "Update page". */
function actionLabel(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
