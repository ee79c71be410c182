import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { AddPageFields } from './AddPageFields.tsx';
import { useAddPage } from './use-add-page.ts';

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
      title="Add page"
      isOpen={isOpen}
      onClose={close}
      footer={
        <>
          <Button variant="quiet" onPress={close}>
            Cancel
          </Button>
          <Button variant="primary" isPending={create.isPending} onPress={add}>
            Add page
          </Button>
        </>
      }
    >
      <AddPageFields {...addition} />
    </Dialog>
  );
}
