import { Button } from '@veranda/ui/Button.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import type { OrderNotes } from './use-order-notes.ts';
import { t } from './messages.ts';

/** Writes a note for the team; the customer never sees it. */
export function NewNote({ add }: Pick<OrderNotes, 'add'>) {
  const [text, setText] = useState('');
  const save = () =>
    add.mutate(text.trim(), {
      onSuccess: () => {
        setText('');
        showToast({ text: t('noteAdded') });
      },
    });
  return (
    <form
      className="ui-stack ui-stack--tight"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') save();
      }}
    >
      <TextField
        label={t('newNote')}
        hideLabel
        placeholder={t('newNotePlaceholder')}
        rows={2}
        maxLength={2000}
        value={text}
        onChange={setText}
        errorMessage={add.isError ? messageOf(add.error) : undefined}
      />
      {text.trim() === '' ? null : (
        <div className="ui-row">
          <Button type="submit" size="small" variant="primary" isPending={add.isPending}>
            {t('addNote')}
          </Button>
          <Button size="small" variant="quiet" onPress={() => setText('')}>
            {t('discard')}
          </Button>
        </div>
      )}
    </form>
  );
}
