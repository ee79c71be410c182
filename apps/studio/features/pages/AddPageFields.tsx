import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { isEntryKind } from './page-kinds.ts';
import { PageKindChoice } from './PageKindChoice.tsx';
import type { PageAddition } from './use-add-page.ts';
import { t } from './messages.ts';

const menus = [
  { value: 'main', label: t('mainNavigation') },
  { value: 'footer', label: t('footer') },
] as const;
const places = [menus[0], { value: 'unlinked', label: t('notLinked') }, menus[1]] as const;

/** The title of a new page, its kind and its place; a link gets its title with its address. */
export function AddPageFields(addition: PageAddition) {
  const { title, setTitle, place, setPlace, kind, setKind, without, isEmpty, failure, add } = addition;
  const isLink = isEntryKind(kind);
  return (
    <form
      className="ui-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      {isLink ? null : (
        <TextField
          label={t('title')}
          autoFocus
          value={title}
          onChange={setTitle}
          maxLength={200}
          errorMessage={isEmpty ? t('titleErrorMessage') : failure ? messageOf(failure) : undefined}
        />
      )}
      <PageKindChoice value={kind} onChange={setKind} without={without} />
      <Select
        label={t('place')}
        options={isLink ? menus : places}
        value={isLink && place === 'unlinked' ? 'main' : place}
        onChange={(value) => setPlace(value as typeof place)}
        description={t('placeDescription')}
      />
      {/* Enter in the title adds the page; the button that is seen is in the foot of the sheet. */}
      <button type="submit" hidden aria-label={t('addPage')} />
    </form>
  );
}
