import { useQuery } from '@tanstack/react-query';
import type { ContentImport, ContentImportEntry } from '@veranda/contracts/content-import';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { pageSizes, useListAddress } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { EntryRemarks } from './EntryRemarks.tsx';
import { type EntriesQuery, entriesQuery } from './import-queries.ts';
import { countOf, kindLabels, stateLabels } from './report-labels.ts';
import { t } from './messages.ts';

/** Every entry of an import: what it is, and what becomes or became of it. */
export function ImportReport({ found }: { readonly found: ContentImport }) {
  const place = useListAddress();
  return (
    <section className="ui-stack" aria-labelledby="import-report">
      <h2 id="import-report">{t('report')}</h2>
      <p>{countOf(found.counts)}</p>
      <div className="ui-row content-import-filters">
        <Select
          label={t('kind')}
          value={place.text('kind') || 'all'}
          options={optionsOf(kindLabels)}
          onChange={(kind) => place.set({ kind: kind === 'all' ? '' : kind })}
        />
        <Select
          label={t('state')}
          value={place.text('state') || 'all'}
          options={optionsOf(stateLabels)}
          onChange={(state) => place.set({ state: state === 'all' ? '' : state })}
        />
      </div>
      <Entries found={found} place={place} />
    </section>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  const all = { value: 'all', label: t('all') };
  return [all, ...Object.entries(labels).map(([value, label]) => ({ value, label }))];
}

interface EntriesProps {
  readonly found: ContentImport;
  readonly place: ReturnType<typeof useListAddress>;
}

function Entries({ found, place }: EntriesProps) {
  const { id: site } = useSite();
  const wanted = <T extends string>(value: string, labels: Readonly<Record<T, string>>): T | undefined =>
    Object.hasOwn(labels, value) ? (value as T) : undefined;
  const query: EntriesQuery = { page: place.page, pageSize: place.pageSize };
  const kind = wanted(place.text('kind'), kindLabels);
  const status = wanted(place.text('state'), stateLabels);
  const { data, error, refetch } = useQuery(
    entriesQuery(site, found, { ...query, ...(kind ? { kind } : {}), ...(status ? { status } : {}) }),
  );
  if (!data)
    return error ? (
      <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonTable label={t('loading')} />
    );
  if (data.total === 0) return <EmptyState title={t('nothing')} />;
  return (
    <>
      <DataTable
        label={t('report')}
        columns={columns}
        rows={data.entries}
        rowKey={({ number }) => String(number)}
      />
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={data.total}
        pageSizes={pageSizes}
        onPage={(page) => place.set({ page: String(page) })}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
    </>
  );
}

const columns: readonly TableColumn<ContentImportEntry>[] = [
  {
    key: 'name',
    header: t('name'),
    mobileSlot: 'title',
    render: ({ title, address }) => (
      <>
        {title || t('untitled')}
        {address === '' ? null : <div className="ui-help content-import-address">{address}</div>}
      </>
    ),
  },
  { key: 'kind', header: t('kind'), mobileSlot: 'labelled', render: ({ kind }) => kindLabels[kind] },
  { key: 'state', header: t('state'), mobileSlot: 'labelled', render: ({ status }) => stateLabels[status] },
  {
    key: 'remarks',
    header: t('remarks'),
    mobileSlot: 'plain',
    render: (entry) => <EntryRemarks entry={entry} />,
  },
];
