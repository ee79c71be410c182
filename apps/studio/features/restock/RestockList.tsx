import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { RestockTable } from './RestockTable.tsx';
import type { Restock } from './use-restock.ts';
import { t } from './messages.ts';

/** The groups of those who wait, in all the states of a list. */
export function RestockList({ restock: { groups, list } }: { readonly restock: Restock }) {
  const site = useSite();
  if (groups.isPending) return <SkeletonTable label={t('loadingSignUps')} />;
  if (groups.isError) {
    return <ErrorState message={messageOf(groups.error)} onRetry={() => void groups.refetch()} />;
  }
  if (list.length === 0) {
    return (
      <EmptyState
        title={t('nobodyIsWaiting')}
        actions={<LinkButton href={paths.restockWords(site.slug)}>{t('setUpTheForm')}</LinkButton>}
      >
        {t('nobodyIsWaitingText')}
      </EmptyState>
    );
  }
  return (
    <div className="ui-stack">
      <RestockTable groups={list} />
      {groups.hasNextPage ? (
        <div>
          <Button onPress={() => void groups.fetchNextPage()} isPending={groups.isFetchingNextPage}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
