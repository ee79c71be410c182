import { useQuery } from '@tanstack/react-query';
import type { TagUse } from '@veranda/contracts/tags';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Link } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import type { TagPlace, TagRow } from './tag-list.ts';
import { usesQuery } from './tag-queries.ts';
import { t } from './messages.ts';

interface TagUsesDialogProps {
  readonly place: TagPlace;
  readonly row: TagRow;
  readonly onClose: () => void;
}

/** Items and products that have a tag, each with the way to it. */
export function TagUsesDialog({ place, row, onClose }: TagUsesDialogProps) {
  const footer = <Button onPress={onClose}>{t('close')}</Button>;
  return (
    <Dialog title={t('usesOf', { name: row.name })} isOpen onClose={onClose} footer={footer}>
      <Uses place={place} row={row} />
    </Dialog>
  );
}

function Uses({ place, row }: Omit<TagUsesDialogProps, 'onClose'>) {
  const site = useSite();
  const query = useQuery(usesQuery(site.id, { place, id: row.id }));
  if (query.isPending) return <Skeleton height="120px" />;
  if (!query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  const { uses, total } = query.data;
  if (total === 0) return <p>{t('notUsed')}</p>;
  const hrefOf = ({ kind, id }: TagUse) =>
    kind === 'product' ? paths.product(site.slug, id) : paths.itemById(site.slug, id);
  return (
    <>
      <ul className="tag-uses-list">
        {uses.map((use) => (
          <li key={use.id}>
            <Link to={hrefOf(use)}>{use.title}</Link>
            <span className="ui-muted">{use.place}</span>
          </li>
        ))}
      </ul>
      {total > uses.length ? (
        <p className="ui-muted">{t('moreUses', { count: total - uses.length })}</p>
      ) : null}
    </>
  );
}
