import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useAddPage } from './use-add-page.ts';

const places = [
  { value: 'main', label: 'Main navigation' },
  { value: 'unlinked', label: 'Not linked' },
  { value: 'footer', label: 'Footer' },
] as const;

/** A new page: its title and its place. */
export function AddPageDialog({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { title, setTitle, place, setPlace, isEmpty, create, close, add } = useAddPage(onClose);
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
      <form
        className="ui-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label="Title"
          autoFocus
          value={title}
          onChange={setTitle}
          maxLength={200}
          errorMessage={
            isEmpty ? 'A page needs a title' : create.isError ? messageOf(create.error) : undefined
          }
        />
        <Select
          label="Place"
          options={places}
          value={place}
          onChange={(value) => setPlace(value as typeof place)}
          description="You can move it at any time."
        />
      </form>
    </Dialog>
  );
}
