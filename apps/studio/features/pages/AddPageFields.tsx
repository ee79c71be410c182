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

const kinds = [
  { value: 'page', label: t('kindPage') },
  { value: 'blog', label: t('kindBlog') },
  { value: 'events', label: t('kindEvents') },
  { value: 'projects', label: t('kindProjects') },
  { value: 'gallery', label: t('kindGallery') },
] as const;

/** The title of a new page, its kind and its place. */
export function AddPageFields(addition: PageAddition) {
  const { title, setTitle, place, setPlace, kind, setKind, isEmpty, create, add } = addition;
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
        label={t('kind')}
        options={kinds}
        value={kind}
        onChange={(value) => setKind(value as typeof kind)}
        description={t('kindDescription')}
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
