import type { PageSummary } from '@veranda/contracts/pages';
import { itemLimits } from '@veranda/domain/pages/item-fields';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { wordsOf } from './item-words.ts';
import { useNewItem } from './use-new-item.ts';
import { t } from './messages.ts';

interface NewItemDialogProps {
  readonly collection: PageSummary;
  readonly onClose: () => void;
}

/** A new item by its title; its editor opens. */
export function NewItemDialog({ collection, onClose }: NewItemDialogProps) {
  const { title, setTitle, isEmpty, add, isPending, error } = useNewItem(collection.id);
  const refused = error ? messageOf(error) : undefined;
  return (
    <Dialog
      title={wordsOf(collection.typeName).add}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isPending={isPending} onPress={add}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label={t('title')}
          autoFocus
          value={title}
          onChange={setTitle}
          maxLength={itemLimits.title}
          errorMessage={isEmpty ? t('titleMissing') : refused}
        />
      </form>
    </Dialog>
  );
}
