import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { Controller } from 'react-hook-form';
import { FormText } from '../../FormText.tsx';
import { type AddressFieldsProps, PageAddressFields } from './PageAddressFields.tsx';
import { statusLabels } from './page-badges.ts';
import type { PageFieldsProps } from './use-page-settings.ts';
import { t } from './messages.ts';

const statuses = Object.entries(statusLabels).map(([value, label]) => ({ value, label }));

/** The names of a page, its address, and who sees it. */
export function PageIdentityFields(props: AddressFieldsProps) {
  const { control, page } = props;
  return (
    <>
      <FormText
        control={control}
        name="title"
        label={t('title')}
        maxLength={200}
        check={(title) => title.trim() !== '' || t('titleErrorMessage')}
      />
      <FormText
        control={control}
        name="navigationTitle"
        label={t('navigationTitle')}
        maxLength={100}
        check={(title) => title.trim() !== '' || t('navigationTitleMissing')}
      />
      <PageAddressFields {...props} />
      {page.folder === null ? null : <FolderField control={control} />}
      <Controller
        control={control}
        name="status"
        render={({ field }) => (
          <Select label={t('status')} {...statusLook} value={field.value} onChange={field.onChange} />
        )}
      />
      <Controller
        control={control}
        name="isHome"
        render={({ field: { value, onChange } }) => (
          <Switch isSelected={value} onChange={onChange} isDisabled={page.isHome} note={homeNote(page)}>
            {t('homePage')}
          </Switch>
        )}
      />
    </>
  );
}

const folderLook = {
  options: [
    { value: 'index', label: t('folderIndex') },
    { value: 'redirect', label: t('folderRedirect') },
    { value: 'none', label: t('folderNone') },
  ],
  description: t('folderHelp'),
};

const statusLook = {
  options: statuses,
  description: t('statusHelp'),
};

function FolderField({ control }: Pick<PageFieldsProps, 'control'>) {
  return (
    <Controller
      control={control}
      name="folder"
      render={({ field }) => (
        <Select label={t('folderAddress')} {...folderLook} value={field.value} onChange={field.onChange} />
      )}
    />
  );
}

function homeNote({ isHome }: PageFieldsProps['page']): string {
  return isHome ? t('changeHomePageHelp') : t('homePageHelp');
}
