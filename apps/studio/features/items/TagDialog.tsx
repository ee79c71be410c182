import type { ItemSummary } from '@veranda/contracts/items';
import { itemLimits } from '@veranda/domain/pages/item-fields';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import type { ItemChanges } from './use-item-changes.ts';
import { t } from './messages.ts';

export type TagTask = 'add' | 'remove';

interface TagDialogProps {
  readonly task: TagTask;
  readonly items: readonly ItemSummary[];
  readonly changes: ItemChanges;
  readonly onClose: () => void;
}

/** The tag that several items get, or that is taken from them. */
export function TagDialog({ task, items, changes, onClose }: TagDialogProps) {
  const [tag, setTag] = useState('');
  const go = () => {
    if (tag.trim() === '') return;
    if (task === 'add') changes.addTag(items, tag.trim());
    else changes.removeTag(items, tag);
    onClose();
  };
  return (
    <Dialog
      title={task === 'add' ? t('addATag') : t('removeATag')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isDisabled={tag.trim() === ''} onPress={go}>
            {task === 'add' ? t('addTag') : t('removeTag')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        {task === 'add' ? (
          <TextField label={t('tag')} autoFocus value={tag} maxLength={itemLimits.tag} onChange={setTag} />
        ) : (
          <KnownTags items={items} tag={tag} onTag={setTag} />
        )}
      </form>
    </Dialog>
  );
}

interface KnownTagsProps {
  readonly items: readonly ItemSummary[];
  readonly tag: string;
  readonly onTag: (tag: string) => void;
}

function KnownTags({ items, tag, onTag }: KnownTagsProps) {
  const known = [...new Set(items.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
  if (known.length === 0) return <p>{t('noTagsToRemove')}</p>;
  return (
    <Select
      label={t('tag')}
      options={known.map((value) => ({ value, label: value }))}
      value={tag === '' ? null : tag}
      onChange={onTag}
    />
  );
}
