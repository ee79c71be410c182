import { Button } from '@veranda/ui/Button.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import type { OrderNotes } from './use-order-notes.ts';
import { t } from './messages.ts';

interface TimelineNoteProps {
  readonly id: string;
  readonly text: string;
  /** True when the reader may change and remove it. */
  readonly isOwn: boolean;
  readonly notes: OrderNotes;
}

/** A note in the story of an order, and for its author the ways to change it. */
export function TimelineNote({ id, text, isOwn, notes }: TimelineNoteProps) {
  const [isEdited, setEdited] = useState(false);
  const remove = () =>
    notes.remove.mutate(id, { onSuccess: () => showToast({ text: t('noteRemoved') }), onError: tell });
  const save = (next: string) =>
    notes.change.mutate({ note: id, text: next }, { onSuccess: () => setEdited(false), onError: tell });
  if (isEdited)
    return (
      <EditedNote
        text={text}
        isPending={notes.change.isPending}
        onSave={save}
        onCancel={() => setEdited(false)}
      />
    );
  return (
    <div className="timeline-note">
      <p className="timeline-note-text">{text}</p>
      {isOwn ? (
        <div className="ui-row">
          <Button size="small" variant="quiet" onPress={() => setEdited(true)}>
            {t('edit')}
          </Button>
          <Button size="small" variant="quiet" isPending={notes.remove.isPending} onPress={remove}>
            {t('remove')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function tell(fault: unknown): void {
  showToast({ text: messageOf(fault), isDanger: true });
}

interface EditedNoteProps {
  readonly text: string;
  readonly isPending: boolean;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

function EditedNote({ text, isPending, onSave, onCancel }: EditedNoteProps) {
  const [typed, setTyped] = useState(text);
  const isBlank = typed.trim() === '';
  return (
    <form
      className="timeline-note ui-stack ui-stack--tight"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank) onSave(typed.trim());
      }}
    >
      <TextField
        label={t('note')}
        hideLabel
        autoFocus
        rows={3}
        maxLength={2000}
        value={typed}
        onChange={setTyped}
      />
      <div className="ui-row">
        <Button type="submit" size="small" variant="primary" isPending={isPending} isDisabled={isBlank}>
          {t('saveNote')}
        </Button>
        <Button size="small" variant="quiet" onPress={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
