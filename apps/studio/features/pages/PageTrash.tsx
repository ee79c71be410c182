import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { RotateCcw, Trash2 } from 'lucide-react';
import type { PageTreeSectionProps } from './page-tree-section-props.ts';
import type { PageRow } from './page-tree.ts';
import { t } from './messages.ts';

/** The head of the trash: how long pages stay in it, and emptying it. */
export function PageTrashHead({ canEmpty, onPurge }: Pick<PageTreeSectionProps, 'onPurge' | 'canEmpty'>) {
  return (
    <div className="page-trash-head">
      <p className="ui-help">{t('trashHelp')}</p>
      {canEmpty ? (
        <Button size="small" variant="danger-quiet" onPress={() => onPurge('all')}>
          {t('emptyTheTrash')}
        </Button>
      ) : null}
    </div>
  );
}

interface TrashedPageActionsProps extends Pick<PageTreeSectionProps, 'moves' | 'onPurge'> {
  readonly row: PageRow;
}

/** Actions on a page in the trash. */
export function TrashedPageActions({ row, moves, onPurge }: TrashedPageActionsProps) {
  const { page, title } = row;
  return (
    <span className="page-row-actions">
      <IconButton label={t('restoreTitle', { title })} size="small" onPress={() => moves.restore(row)}>
        <RotateCcw size={16} aria-hidden="true" />
      </IconButton>
      {page ? (
        <IconButton label={t('deleteTitleForGood', { title })} size="small" onPress={() => onPurge(page)}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      ) : null}
    </span>
  );
}
