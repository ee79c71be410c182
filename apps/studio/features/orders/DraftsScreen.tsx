import { useQuery } from '@tanstack/react-query';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { pageSizes, useListAddress } from '../../list-address.ts';
import { SalesTabs } from '../../shell/SalesTabs.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { useTitle } from '../../use-title.ts';
import { DraftTable } from './DraftTable.tsx';
import { draftsQuery } from './draft-queries.ts';
import { NewDraft } from './NewDraft.tsx';
import { t } from './messages.ts';
import './orders.css';

/** Orders that the owner composes and that are no orders yet. */
export function DraftsScreen() {
  const site = useSite();
  useTitle(t('drafts'), site.title);
  const list = useDraftList(site.id);
  const isFirstUse = list.drafts.data?.total === 0 && list.search === '';
  return (
    <div className="ui-page">
      <PageHeader title={t('drafts')} actions={isFirstUse ? undefined : <NewDraft />} />
      <SalesTabs selected="drafts">
        <div className="ui-stack">
          {isFirstUse ? null : (
            <SearchField
              label={t('searchByNameOrEmail')}
              value={list.place.text('search')}
              onChange={(search) => list.place.set({ search })}
            />
          )}
          <ListedDrafts list={list} site={site.slug} isFirstUse={isFirstUse} />
        </div>
      </SalesTabs>
    </div>
  );
}

function useDraftList(site: string) {
  const place = useListAddress();
  const search = useDebouncedValue(place.text('search'));
  const pages = { page: String(place.page), pageSize: String(place.pageSize) };
  return { place, search, drafts: useQuery(draftsQuery(site, { search, ...pages })) };
}

interface ListedDraftsProps {
  readonly list: ReturnType<typeof useDraftList>;
  readonly site: string;
  readonly isFirstUse: boolean;
}

function ListedDrafts({ list: { drafts, place }, site, isFirstUse }: ListedDraftsProps) {
  if (drafts.isPending) return <SkeletonTable label={t('loadingDrafts')} />;
  if (!drafts.data)
    return <ErrorState message={messageOf(drafts.error)} onRetry={() => void drafts.refetch()} />;
  if (isFirstUse)
    return (
      <EmptyState title={t('noDrafts')} actions={<NewDraft />}>
        {t('noDraftsText')}
      </EmptyState>
    );
  if (drafts.data.drafts.length === 0)
    return (
      <EmptyState
        title={t('noDraftMatches')}
        actions={<Button onPress={() => place.set({ search: '' })}>{t('clearSearch')}</Button>}
      />
    );
  return (
    <>
      <DraftTable drafts={drafts.data.drafts} site={site} />
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={drafts.data.total}
        pageSizes={pageSizes}
        onPage={(page) => place.set({ page: String(page) })}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
    </>
  );
}
