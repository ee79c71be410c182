import type { ItemSummary } from '@veranda/contracts/items';
import { dateTimeText, instantOfText } from '@veranda/domain/dates/date-time-text';
import { itemLimits } from '@veranda/domain/pages/item-fields';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { changeableStatuses, statusLabels } from './item-words.ts';
import type { ItemChanges } from './use-item-changes.ts';
import { t } from './messages.ts';

interface QuickEditProps {
  readonly item: ItemSummary;
  readonly changes: ItemChanges;
  readonly onClose: () => void;
}

/** Title, date and state of an item without opening it. */
export function QuickEdit({ item, changes, onClose }: QuickEditProps) {
  const edit = useQuickEdit(item);
  const { wanted } = edit;
  const save = () => {
    if (wanted === null) return;
    if (Object.keys(wanted).length > 0) changes.edit(item, wanted);
    onClose();
  };
  return (
    <Dialog
      title={t('quickEdit')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isDisabled={wanted === null} onPress={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <QuickFields item={item} edit={edit} onSave={save} />
    </Dialog>
  );
}

interface QuickFieldsProps {
  readonly item: ItemSummary;
  readonly edit: ReturnType<typeof useQuickEdit>;
  readonly onSave: () => void;
}

function QuickFields({ item, edit, onSave }: QuickFieldsProps) {
  const { title, setTitle, time, setTime, status, setStatus } = edit;
  return (
    <form
      className="ui-stack"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <TextField
        label={t('title')}
        autoFocus
        value={title}
        maxLength={itemLimits.title}
        errorMessage={title.trim() === '' ? t('titleMissing') : undefined}
        onChange={setTitle}
      />
      <TextField
        label={item.startDate === null ? t('publishDate') : t('start')}
        type="datetime-local"
        value={time}
        onChange={setTime}
      />
      <Select
        label={t('status')}
        options={offered(item).map((value) => ({ value, label: statusLabels[value] }))}
        value={status}
        onChange={(value) => setStatus(value as ItemSummary['status'])}
      />
      <button type="submit" hidden aria-label={t('save')} />
    </form>
  );
}

// One that is scheduled may stay so.
function offered({ status }: ItemSummary): readonly ItemSummary['status'][] {
  return status === 'scheduled' ? [status, ...changeableStatuses] : changeableStatuses;
}

function useQuickEdit(item: ItemSummary) {
  const { timeZone } = useSite();
  const date = item.startDate ?? item.publishOn;
  const shown = dateTimeText(date, timeZone);
  const [title, setTitle] = useState(item.title);
  const [time, setTime] = useState(shown);
  const [status, setStatus] = useState(item.status);
  const instant = instantOfText(time, timeZone);
  // Null for what cannot be saved. A date that nobody has touched keeps its seconds.
  const wanted =
    title.trim() === '' || instant === null
      ? null
      : {
          ...(title.trim() === item.title ? {} : { title: title.trim() }),
          ...(time === shown ? {} : { [item.startDate === null ? 'publishOn' : 'startDate']: instant }),
          ...(status === item.status || status === 'scheduled' ? {} : { status }),
        };
  return { title, setTitle, time, setTime, status, setStatus, wanted };
}
