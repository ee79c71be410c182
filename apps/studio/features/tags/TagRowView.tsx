import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu, type MenuAction } from '@veranda/ui/Menu.tsx';
import { Ellipsis, List, Merge, Pencil, Trash2 } from 'lucide-react';
import type { TagRow, TagTask } from './tag-list.ts';
import { t } from './messages.ts';

interface TagRowViewProps {
  readonly row: TagRow;
  readonly canWrite: boolean;
  readonly onRename: () => void;
  readonly onTask: (task: TagTask['task']) => void;
}

/** A tag or a category with what has it and what may be done with it. */
export function TagRowView({ row, canWrite, onRename, onTask }: TagRowViewProps) {
  const { name, above } = row;
  const indent = above.length === 0 ? {} : { style: { paddingInlineStart: Math.min(above.length, 6) * 20 } };
  return (
    <>
      <span className="tag-name" {...indent}>
        {above.length > 0 ? <span className="ui-hidden">{`${above.join(', ')}, `}</span> : null}
        <span className="tag-name-text" title={[...above, name].join(' › ')}>
          {name}
        </span>
        <span className="tag-uses ui-muted">{usesOf(row)}</span>
      </span>
      <Menu
        label={t('actionsFor', { name })}
        trigger={
          <IconButton label={t('moreFor', { name })} size="small">
            <Ellipsis size={16} aria-hidden="true" />
          </IconButton>
        }
        actions={actionsOf({ canWrite, onRename, onTask })}
      />
    </>
  );
}

function usesOf({ items, products }: TagRow): string {
  if (items + products === 0) return t('unused');
  return [
    ...(items > 0 ? [t('usedByItems', { count: items })] : []),
    ...(products > 0 ? [t('usedByProducts', { count: products })] : []),
  ].join(' · ');
}

function actionsOf({ canWrite, onRename, onTask }: Omit<TagRowViewProps, 'row'>): (MenuAction | 'rule')[] {
  const icon = { size: 16, 'aria-hidden': true } as const;
  const uses = { id: 'uses', label: t('showUses'), icon: <List {...icon} />, onAction: () => onTask('uses') };
  if (!canWrite) return [uses];
  return [
    { id: 'rename', label: t('rename'), icon: <Pencil {...icon} />, onAction: onRename },
    { id: 'merge', label: t('merge'), icon: <Merge {...icon} />, onAction: () => onTask('merge') },
    uses,
    'rule',
    {
      id: 'remove',
      label: t('remove'),
      icon: <Trash2 {...icon} />,
      isDanger: true,
      onAction: () => onTask('remove'),
    },
  ];
}
