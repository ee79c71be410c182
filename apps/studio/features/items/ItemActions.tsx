import type { ItemSummary } from '@veranda/contracts/items';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu, type MenuAction } from '@veranda/ui/Menu.tsx';
import { Copy, Ellipsis, ExternalLink, Pencil, RotateCcw, TextCursorInput, Trash2 } from 'lucide-react';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import type { ItemMoves } from './use-item-moves.ts';
import { t } from './messages.ts';

interface ItemActionsProps {
  readonly item: ItemSummary;
  readonly moves: ItemMoves;
  readonly onEdit: (item: ItemSummary) => void;
  readonly canWrite: boolean;
}

/** What may be done with an item of a list. */
export function ItemActions({ item, moves, onEdit, canWrite }: ItemActionsProps) {
  const site = useSite();
  const { title } = item;
  if (item.inTrash)
    return canWrite ? (
      <IconButton label={t('restore', { title })} size="small" onPress={() => moves.restore(item)}>
        <RotateCcw size={16} aria-hidden="true" />
      </IconButton>
    ) : null;
  const href = paths.item(site.slug, item.collectionId, item.id);
  const actions: (MenuAction | 'rule')[] = [
    { id: 'edit', label: t('edit'), icon: <Pencil size={16} aria-hidden="true" />, href },
    ...(item.isPublished && site.published ? [viewAction(item.url)] : []),
    ...(canWrite ? changeActions(item, { moves, onEdit }) : []),
  ];
  return (
    <Menu
      label={t('actionsFor', { title })}
      trigger={
        <IconButton label={t('moreFor', { title })} size="small">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      actions={actions}
    />
  );
}

function viewAction(url: string): MenuAction {
  return {
    id: 'view',
    label: t('view'),
    icon: <ExternalLink size={16} aria-hidden="true" />,
    href: url,
    target: '_blank',
  };
}

function changeActions(
  item: ItemSummary,
  { moves, onEdit }: Pick<ItemActionsProps, 'moves' | 'onEdit'>,
): (MenuAction | 'rule')[] {
  return [
    {
      id: 'quick-edit',
      label: t('quickEdit'),
      icon: <TextCursorInput size={16} aria-hidden="true" />,
      onAction: () => onEdit(item),
    },
    {
      id: 'duplicate',
      label: t('duplicate'),
      icon: <Copy size={16} aria-hidden="true" />,
      onAction: () => moves.duplicate(item),
    },
    'rule',
    {
      id: 'delete',
      label: t('moveToTrash'),
      note: t('trashNote'),
      icon: <Trash2 size={16} aria-hidden="true" />,
      isDanger: true,
      onAction: () => moves.remove(item),
    },
  ];
}
