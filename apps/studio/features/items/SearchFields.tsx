import { itemLimits } from '@veranda/domain/pages/item-fields';
import { TextField } from '@veranda/ui/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldsProps } from './fields-props.ts';
import { t } from './messages.ts';

/** What search engines show of an item. */
export function SearchFields({ fields: { meta, canWrite, set } }: FieldsProps) {
  return (
    <FieldGroup title={t('searchEngines')}>
      <TextField
        label={t('seoTitle')}
        value={meta.seoTitle ?? ''}
        placeholder={meta.title}
        maxLength={itemLimits.seoTitle}
        isReadOnly={!canWrite}
        description={t('seoTitleHelp')}
        onChange={(value) => set('seoTitle', value === '' ? undefined : value)}
      />
      <TextField
        label={t('seoDescription')}
        rows={3}
        value={meta.seoDescription ?? ''}
        maxLength={itemLimits.seoDescription}
        isReadOnly={!canWrite}
        description={t('seoDescriptionHelp')}
        onChange={(value) => set('seoDescription', value === '' ? undefined : value)}
      />
    </FieldGroup>
  );
}
