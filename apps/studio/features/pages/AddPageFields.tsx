import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { messageOf } from '../../api/call-failure.ts';
import type { PageAddition } from './use-add-page.ts';

const places = [
  { value: 'main', label: 'Main navigation' },
  { value: 'unlinked', label: 'Not linked' },
  { value: 'footer', label: 'Footer' },
] as const;

/** The title of a new page and its place. */
export function AddPageFields({ title, setTitle, place, setPlace, isEmpty, create, add }: PageAddition) {
  const refused = create.isError ? messageOf(create.error) : undefined;
  return (
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
        errorMessage={isEmpty ? 'A page needs a title' : refused}
      />
      <Select
        label="Place"
        options={places}
        value={place}
        onChange={(value) => setPlace(value as typeof place)}
        description="You can move it at any time."
      />
    </form>
  );
}
