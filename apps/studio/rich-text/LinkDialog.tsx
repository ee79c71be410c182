import type { Editor } from '@tiptap/react';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useLink } from './use-link.ts';
import { t } from './messages.ts';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly href: string;
  readonly onClose: () => void;
}

/** The address of a link; without one the link is removed. */
export function LinkDialog({ editor, href, onClose }: LinkDialogProps) {
  const { text, setText, problem, set, remove } = useLink({ editor, href, onClose });
  return (
    <Dialog
      title={t('link')}
      isOpen
      onClose={onClose}
      footer={
        <>
          {href ? (
            <Button variant="danger-quiet" onPress={remove}>
              {t('removeLink')}
            </Button>
          ) : null}
          <Button variant="primary" onPress={set}>
            {t('applyLink')}
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
          label={t('address')}
          autoFocus
          value={text}
          onChange={setText}
          maxLength={2000}
          placeholder={t('addressPlaceholder')}
          errorMessage={problem || undefined}
        />
      </form>
    </Dialog>
  );
}
