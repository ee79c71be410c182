import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Trash2 } from 'lucide-react';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import type { FilterState } from './use-file-filter.ts';
import { t } from './messages.ts';

const kinds = [
  { value: 'all', label: t('allFiles') },
  { value: 'image', label: t('images') },
  { value: 'video', label: t('videos') },
  { value: 'audio', label: t('audioFiles') },
  { value: 'captions', label: t('captionFiles') },
  { value: 'document', label: t('documents') },
];
const sorts = [
  { value: 'newest', label: t('newest') },
  { value: 'oldest', label: t('oldest') },
  { value: 'name', label: t('byName') },
  { value: 'largest', label: t('largest') },
];

/** Search, kind and order of the list, and the way to the trash. */
export function FileToolbar({ filtering }: { readonly filtering: FilterState }) {
  const { filter, search, searchFor, set } = filtering;
  const site = useSite();
  return (
    <div className="files-toolbar">
      <SearchField label={t('searchFiles')} value={search} onChange={searchFor} />
      <Select
        label={t('kind')}
        hideLabel
        options={kinds}
        value={filter.kind}
        onChange={(kind) => set({ kind: kind === 'all' ? '' : kind })}
      />
      {filter.isTrash ? null : (
        <>
          <Select
            label={t('sort')}
            hideLabel
            options={sorts}
            value={filter.sort}
            onChange={(sort) => set({ sort: sort === 'newest' ? '' : sort })}
          />
          <LinkButton href={`${paths.files(site.slug)}?trash=true`} variant="quiet">
            <Trash2 size={16} aria-hidden="true" />
            {t('trash')}
          </LinkButton>
        </>
      )}
    </div>
  );
}
