import type { Editor } from '@tiptap/react';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { tidyLink } from './tidy-link.ts';

export interface LinkDialogProps {
  readonly editor: Editor;
  readonly href: string;
  readonly onClose: () => void;
}

/** The address of a link; without one the link is taken away. */
export function LinkDialog({ editor, href, onClose }: LinkDialogProps) {
  const [text, setText] = useState(href);
  const [problem, setProblem] = useState('');
  const set = () => {
    const link = tidyLink(text);
    if (text.trim() !== '' && link === null) {
      setProblem(`${text} is not a valid page URL`);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (link) chain.setMark('link', { href: link }).run();
    else chain.unsetMark('link').run();
    onClose();
  };
  return (
    <Dialog
      title="Link"
      isOpen
      onClose={onClose}
      footer={
        <>
          {href ? (
            <Button
              variant="danger-quiet"
              onPress={() => {
                editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
                onClose();
              }}
            >
              Remove link
            </Button>
          ) : null}
          <Button variant="primary" onPress={set}>
            Set link
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
