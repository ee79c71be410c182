import { useQuery } from '@tanstack/react-query';
import type { StockMovement } from '@veranda/contracts/inventory';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { useSite } from '../../shell/use-site.ts';
import { movementsQuery } from './inventory-queries.ts';
import { t } from './messages.ts';

const kinds: Readonly<Record<StockMovement['kind'], string>> = {
  opening: t('opening'),
  sale: t('sold'),
  restock: t('backOnTheShelf'),
  adjust: t('adjustedByHand'),
  import: t('imported'),
  return: t('returned'),
};

/** The latest changes of a variant's stock: how many, why and when. */
export function StockMovements({ variant }: { readonly variant: string }) {
  const query = useQuery(movementsQuery(useSite().id, variant));
  if (query.isPending)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="20px" />
      </div>
    );
  if (query.isError)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (query.data.movements.length === 0) return <p className="ui-help">{t('noChangesYet')}</p>;
  return (
    <ul className="inventory-movements">
      {query.data.movements.map(({ id, delta, kind, createdAt }) => (
        <li key={id}>
          <span className="ui-figures">{delta > 0 ? `+${delta}` : `−${-delta}`}</span>
          <span>{kinds[kind]}</span>
          <span className="ui-help">{formatDateTime(createdAt)}</span>
        </li>
      ))}
    </ul>
  );
}
