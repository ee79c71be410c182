import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { messageOf } from '../../api/call-failure.ts';
import type { PageAddition } from './use-add-page.ts';
import { t } from './messages.ts';

const places = [
  { value: 'main', label: t('mainNavigation') },
  { value: 'unlinked', label: t('notLinked') },
  { value: 'footer', label: t('footer') },
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
        label={t('title')}
        autoFocus
        value={title}
        onChange={setTitle}
        maxLength={200}
        errorMessage={isEmpty ? t('titleErrorMessage') : refused}
      />
      <Select
        label={t('place')}
        options={places}
        value={place}
        onChange={(value) => setPlace(value as typeof place)}
        description={t('placeDescription')}
      />
    </form>
  );
}
