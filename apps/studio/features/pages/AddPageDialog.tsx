import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { usePageActs } from './page-queries.ts';

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
  const site = useSite();
  const navigate = useNavigate();
  const { create } = usePageActs(site.id);
  const [title, setTitle] = useState('');
  const [place, setPlace] = useState<'main' | 'unlinked' | 'footer'>('main');
  const [isEmpty, setEmpty] = useState(false);
  const close = () => {
    onClose();
    setTitle('');
    setEmpty(false);
    create.reset();
  };
  const add = () => {
    setEmpty(title.trim() === '');
    if (title.trim() === '') return;
    create.mutate(
      { title: title.trim(), place },
      {
        onSuccess: ({ page }) => {
          close();
          void navigate(paths.page(site.slug, page.id));
        },
      },
    );
  };
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
