import type { ItemSummary } from '@veranda/contracts/items';
import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { RowSelection } from '../../use-row-selection.ts';
import { changeableStatuses, statusLabels } from './item-words.ts';
import { TagDialog, type TagTask } from './TagDialog.tsx';
import type { ItemChanges } from './use-item-changes.ts';
import { t } from './messages.ts';

interface SelectedItemsProps {
  readonly items: readonly ItemSummary[];
  readonly selection: RowSelection;
  readonly changes: ItemChanges;
}

/** What may be done to all selected items at once. */
export function SelectedItems({ items, selection, changes }: SelectedItemsProps) {
  const [task, setTask] = useState<TagTask | null>(null);
  const selected = items.filter(({ id }) => selection.selected.has(id));
  const { length: count } = selected;
  return (
    <div className="item-selection">
      <Checkbox
        isSelected={selection.isAll}
        isIndeterminate={selection.isSome}
        onChange={selection.selectAll}
      >
        {count === 0 ? t('selectAll') : t('selectedCount', { count })}
      </Checkbox>
      {count === 0 ? null : (
        <span className="ui-row">
          <StatusMenu items={selected} changes={changes} />
          <Button size="small" onPress={() => setTask('add')}>
            {t('addATag')}
          </Button>
          <Button size="small" onPress={() => setTask('remove')}>
            {t('removeATag')}
          </Button>
          <Button size="small" variant="danger-quiet" onPress={() => changes.moveToTrash(selected)}>
            <Trash2 size={14} aria-hidden="true" />
            {t('moveToTrash')}
          </Button>
        </span>
      )}
      {task === null ? null : (
        <TagDialog task={task} items={selected} changes={changes} onClose={() => setTask(null)} />
      )}
    </div>
  );
}

function StatusMenu({ items, changes }: Pick<SelectedItemsProps, 'items' | 'changes'>) {
  return (
    <Menu
      label={t('changeStatus')}
      trigger={
        <Button size="small">
          {t('changeStatus')}
          <ChevronDown size={14} aria-hidden="true" />
        </Button>
      }
      actions={changeableStatuses.map((status) => ({
        id: status,
        label: statusLabels[status],
        onAction: () => changes.setStatus(items, status),
      }))}
    />
  );
}
