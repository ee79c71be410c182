import { Button } from '@veranda/ui/Button.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import type { useOrderActs } from './order-queries.ts';

export interface OrderNoteProps {
  readonly note: string;
  readonly isReadOnly: boolean;
  readonly save: ReturnType<typeof useOrderActs>['note'];
}

/** A note for the team; the customer never sees it. */
export function OrderNote({ note, isReadOnly, save }: OrderNoteProps) {
  const [text, setText] = useState(note);
  const isChanged = text.trim() !== note;
  return (
    <Panel title="Note" note="Only your team sees it.">
      <form
        className="ui-stack"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(text.trim(), { onSuccess: () => showToast({ text: 'Note saved' }) });
        }}
      >
        <TextField
          label="Note"
          hideLabel
          rows={3}
          maxLength={2000}
          value={text}
          onChange={setText}
          isReadOnly={isReadOnly}
          errorMessage={save.isError ? messageOf(save.error) : undefined}
        />
        {isChanged ? (
          <div className="ui-row">
            <Button type="submit" size="small" variant="primary" isPending={save.isPending}>
              Save note
            </Button>
            <Button size="small" variant="quiet" onPress={() => setText(note)}>
              Discard
            </Button>
          </div>
        ) : null}
      </form>
    </Panel>
  );
}
