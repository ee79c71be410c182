import type { Editor } from '@tiptap/react';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useLink } from './use-link.ts';

export interface LinkDialogProps {
  readonly editor: Editor;
  readonly href: string;
  readonly onClose: () => void;
}

/** The address of a link; without one the link is taken away. */
export function LinkDialog({ editor, href, onClose }: LinkDialogProps) {
  const { text, setText, problem, set, remove } = useLink({ editor, href, onClose });
  return (
    <Dialog
      title="Link"
      isOpen
      onClose={onClose}
      footer={
        <>
          {href ? (
            <Button variant="danger-quiet" onPress={remove}>
              Remove link
            </Button>
          ) : null}
          <Button variant="primary" onPress={set}>
            Apply link
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          set();
        }}
      >
        <TextField
          label="Address"
          autoFocus
          value={text}
          onChange={setText}
          maxLength={2000}
          placeholder="/about, https://…, name@example.com"
          errorMessage={problem || undefined}
        />
      </form>
    </Dialog>
  );
}
