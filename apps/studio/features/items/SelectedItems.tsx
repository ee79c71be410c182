import { type ItemSummary, maxItemsRead } from '@veranda/contracts/items';
import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { changeableStatuses, statusLabels } from './item-words.ts';
import { TagDialog, type TagTask } from './TagDialog.tsx';
import type { ItemChanges } from './use-item-changes.ts';
import type { ItemList } from './use-item-list.ts';
import { t } from './messages.ts';

/** What may be done to all selected items at once. */
export function SelectedItems({ list }: { readonly list: ItemList }) {
  const [task, setTask] = useState<TagTask | null>(null);
  const { selection, changes } = list;
  const { items } = selection;
  const { length: count } = items;
  return (
    <div className="item-selection">
      <SelectAll list={list} />
      {count === 0 ? null : (
        <span className="ui-row">
          <StatusMenu items={items} changes={changes} />
          <Button size="small" onPress={() => setTask('add')}>
            {t('addATag')}
          </Button>
          <Button size="small" onPress={() => setTask('remove')}>
            {t('removeATag')}
          </Button>
          <Button size="small" variant="danger-quiet" onPress={() => changes.moveToTrash(items)}>
            <Trash2 size={14} aria-hidden="true" />
            {t('moveToTrash')}
          </Button>
        </span>
      )}
      {task === null ? null : (
        <TagDialog task={task} items={items} changes={changes} onClose={() => setTask(null)} />
      )}
    </div>
  );
}

// Of a long list the first: as many as are changed at once.
function SelectAll({ list: { selection, rows, readMatching } }: { readonly list: ItemList }) {
  const { length: count } = selection.items;
  const most = Math.min(rows.total, maxItemsRead);
  const selectAll = async (isIn: boolean) => {
    try {
      selection.replace(isIn ? await readMatching() : []);
    } catch (fault) {
      showToast({ text: messageOf(fault), isDanger: true });
    }
  };
  const name = rows.total > maxItemsRead ? t('selectFirst', { count: maxItemsRead }) : t('selectAll');
  return (
    <Checkbox
      isSelected={count > 0 && count >= most}
      isIndeterminate={count > 0 && count < most}
      onChange={(isIn) => void selectAll(isIn)}
    >
      {count === 0 ? name : t('selectedCount', { count })}
    </Checkbox>
  );
}

interface StatusMenuProps {
  readonly items: readonly ItemSummary[];
  readonly changes: ItemChanges;
}

function StatusMenu({ items, changes }: StatusMenuProps) {
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
