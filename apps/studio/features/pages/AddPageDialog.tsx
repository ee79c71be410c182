import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { AddPageFields } from './AddPageFields.tsx';
import { useAddPage } from './use-add-page.ts';
import { t } from './messages.ts';

interface AddPageDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A new page: its title and its place. */
export function AddPageDialog({ isOpen, onClose }: AddPageDialogProps) {
  const addition = useAddPage(onClose);
  const { create, close, add } = addition;
  return (
    <Dialog
      title={t('addPage')}
      isOpen={isOpen}
      onClose={close}
      footer={
        <>
          <Button variant="quiet" onPress={close}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isPending={create.isPending} onPress={add}>
            {t('addPage')}
          </Button>
        </>
      }
    >
      <AddPageFields {...addition} />
    </Dialog>
  );
}
