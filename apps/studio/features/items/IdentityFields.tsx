import { itemLimits } from '@veranda/domain/pages/item-fields';
import { TextField } from '@veranda/ui/TextField.tsx';
import { FocalControl } from '../blocks/FocalControl.tsx';
import { AssetField } from '../media/AssetField.tsx';
import { RedirectChoices } from '../../links/RedirectChoices.tsx';
import { useTypedValue } from '../section-settings/use-typed-value.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldsProps } from './fields-props.ts';
import type { ItemDetail } from './item-detail.ts';
import { SlugField } from './SlugField.tsx';
import { t } from './messages.ts';

/** Title, addresses, excerpt and picture of an item. */
export function IdentityFields({ fields, detail }: FieldsProps & { readonly detail: ItemDetail }) {
  const { meta, canWrite, set } = fields;
  return (
    <FieldGroup title={t('basics')}>
      <TitleField fields={fields} />
      <SlugField
        key={meta.urlSlug}
        item={detail.item.id}
        value={meta.urlSlug}
        isReadOnly={!canWrite}
        onChange={(slug) => set('urlSlug', slug)}
      />
      <RedirectChoices
        slugs={detail.formerAddresses.filter((slug) => slug !== meta.urlSlug)}
        stopped={meta.withoutRedirect ?? []}
        base={`/${detail.collection.urlSlug}`}
        isReadOnly={!canWrite}
        onChange={(stopped) => set('withoutRedirect', stopped.length === 0 ? undefined : stopped)}
      />
      <TextField
        label={t('excerpt')}
        rows={3}
        value={meta.excerpt}
        maxLength={itemLimits.excerpt}
        isReadOnly={!canWrite}
        description={t('excerptHelp')}
        onChange={(value) => set('excerpt', value)}
      />
      <PictureFields fields={fields} />
    </FieldGroup>
  );
}

function TitleField({ fields: { meta, canWrite, set } }: FieldsProps) {
  const title = useTypedValue({
    value: meta.title,
    problemOf: (typed) => (typed.trim() === '' ? t('titleMissing') : undefined),
    onChange: (value) => set('title', value),
  });
  return (
    <TextField
      label={t('title')}
      value={title.typed}
      maxLength={itemLimits.title}
      isReadOnly={!canWrite}
      errorMessage={title.problem}
      onChange={title.type}
    />
  );
}

function PictureFields({ fields: { meta, canWrite, set, setPicture } }: FieldsProps) {
  return (
    <>
      <AssetField
        label={t('mainPicture')}
        value={meta.imageAssetId ?? ''}
        isReadOnly={!canWrite}
        onChange={(id) => setPicture(id === '' ? null : id)}
      />
      {meta.imageAssetId === null ? null : (
        <FocalControl
          label={t('focalPoint')}
          asset={meta.imageAssetId}
          value={meta.imageFocal}
          isReadOnly={!canWrite}
          onChange={(point) => set('imageFocal', point)}
        />
      )}
    </>
  );
}
