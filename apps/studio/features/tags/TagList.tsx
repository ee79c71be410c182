import { useQuery } from '@tanstack/react-query';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { useDeferredValue, useMemo } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import type { useListAddress } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { TagRows } from './TagRows.tsx';
import { foundRows, type TagPlace } from './tag-list.ts';
import { tagRowsQuery } from './tag-queries.ts';
import { t } from './messages.ts';

interface TagListProps {
  readonly place: TagPlace;
  readonly address: ReturnType<typeof useListAddress>;
  readonly canWrite: boolean;
  readonly onAdd: () => void;
}

/** One list with its search, in all the states of a list. */
export function TagList({ place, address, canWrite, onAdd }: TagListProps) {
  const site = useSite();
  const query = useQuery(tagRowsQuery(site.id, place));
  const typed = address.text('search');
  const search = useDeferredValue(typed);
  const rows = useMemo(() => foundRows(query.data ?? [], search), [query.data, search]);
  const find = (words: string) => address.set({ search: words });
  if (query.isPending) return <SkeletonTable label={t('loading')} />;
  if (!query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (query.data.length === 0) return <NoTags place={place} onAdd={canWrite ? onAdd : null} />;
  return (
    <>
      <div className="tags-search">
        <SearchField
          label={place.kind === 'tag' ? t('search') : t('searchCategories')}
          value={typed}
          onChange={find}
        />
        <p className="ui-muted" role="status">
          {t('count', { count: rows.length })}
        </p>
      </div>
      {rows.length > 0 ? (
        <TagRows place={place} rows={rows} canWrite={canWrite} />
      ) : (
        <EmptyState
          title={t('nothingFound')}
          actions={<Button onPress={() => find('')}>{t('clearSearch')}</Button>}
        >
          {t('nothingFoundHelp')}
        </EmptyState>
      )}
    </>
  );
}

function NoTags({ place, onAdd }: { readonly place: TagPlace; readonly onAdd: (() => void) | null }) {
  const isTag = place.kind === 'tag';
  return (
    <EmptyState
      title={isTag ? t('noTags') : t('noCategories')}
      actions={
        onAdd ? (
          <Button variant="primary" onPress={onAdd}>
            {isTag ? t('newTag') : t('newCategory')}
          </Button>
        ) : null
      }
    >
      {isTag ? t('noTagsHelp') : t('noCategoriesHelp')}
    </EmptyState>
  );
}
