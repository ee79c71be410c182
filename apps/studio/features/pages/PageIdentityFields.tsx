import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { Controller } from 'react-hook-form';
import { FormText } from '../../FormText.tsx';
import { PageAddressField } from './PageAddressField.tsx';
import { statusLabels } from './page-badges.ts';
import type { PageFieldsProps } from './use-page-settings.ts';

const statuses = Object.entries(statusLabels).map(([value, label]) => ({ value, label }));

/** The names of a page, its address, and who sees it. */
export function PageIdentityFields({ control, page }: PageFieldsProps) {
  return (
    <>
      <FormText
        control={control}
        name="title"
        label="Title"
        maxLength={200}
        check={(title) => title.trim() !== '' || 'A page needs a title'}
      />
      <FormText
        control={control}
        name="navigationTitle"
        label="Navigation title"
        maxLength={100}
        check={(title) => title.trim() !== '' || 'Enter a title for the navigation'}
      />
      {page.isHome ? null : <PageAddressField control={control} />}
      <Controller
        control={control}
        name="status"
        render={({ field }) => (
          <Select label="Status" {...statusLook} value={field.value} onChange={field.onChange} />
        )}
      />
      <Controller
        control={control}
        name="isHome"
        render={({ field: { value, onChange } }) => (
          <Switch isSelected={value} onChange={onChange} isDisabled={page.isHome} note={homeNote(page)}>
            Home page
          </Switch>
        )}
      />
    </>
  );
}

const statusLook = {
  options: statuses,
  description: 'Visitors see only published pages, after you next publish.',
};

function homeNote({ isHome }: PageFieldsProps['page']): string {
  return isHome ? 'To change it, set another page as the home page.' : 'The first page that visitors see.';
}
