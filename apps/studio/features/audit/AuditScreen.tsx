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
import { actionWords } from './action-words.ts';

/** Who did what with the site, the newest first; nothing of it can be changed. */
export function AuditScreen() {
  const entries = useEntries();
  return (
    <SettingsFrame tab="activity">
      {entries.isError ? (
        <ErrorState message={messageOf(entries.error)} onRetry={() => void entries.refetch()} />
      ) : entries.isPending ? (
        <div role="status" aria-label="Loading">
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
    return (
      <EmptyState title="No activity yet">
        Every change to the site, every login and every export will appear here.
      </EmptyState>
    );
  return (
    <div className="ui-stack">
      <DataTable label="Activity" columns={columns} rows={entries} rowKey={(entry) => entry.number} isDense />
      {more ? (
        <div>
          <Button isPending={isLoading} onPress={more}>
            Show earlier
          </Button>
        </div>
      ) : null}
    </div>
  );
}

const columns: readonly TableColumn<AuditEntry>[] = [
  {
    key: 'action',
    header: 'What',
    onPhone: 'lead',
    render: ({ action, subject }) => (
      <span className="ui-clip" title={subject}>
        {actionWords(action)}
      </span>
    ),
  },
  {
    key: 'who',
    header: 'Who',
    render: ({ actor, role }) => (
      <span className="ui-clip" title={role}>
        {actor || 'Not logged in'}
      </span>
    ),
  },
  { key: 'from', header: 'From', render: ({ ip }) => <span className="ui-muted">{ip}</span> },
  {
    key: 'when',
    header: 'When',
    isEnd: true,
    onPhone: 'push',
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
