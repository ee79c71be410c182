import { boundSource, boundValue } from '@veranda/domain/blocks/bound-value';
import { boundPath, type BoundSource } from '@veranda/domain/blocks/kind';
import { Select } from '@veranda/ui/Select.tsx';
import type { ComponentType } from 'react';
import type { OneFieldProps } from './field-props.ts';
import { t } from './messages.ts';

interface BoundFieldProps extends OneFieldProps {
  /** The field itself. */
  readonly Field: ComponentType<OneFieldProps>;
}

const own = 'own';
const names: Readonly<Record<typeof own | BoundSource, string>> = {
  own: t('thisBlock'),
  title: t('sourceTitle'),
  excerpt: t('sourceExcerpt'),
  author: t('sourceAuthor'),
  mainImage: t('sourceMainImage'),
  gallery: t('sourceGallery'),
  sourceUrl: t('sourceUrl'),
  place: t('sourcePlace'),
  address: t('sourceAddress'),
};

/** A field; on the page of an item with the choice of what it follows, whose value it shows then and does not edit. */
export function BoundField({ Field, ...list }: BoundFieldProps) {
  const { field, value, isReadOnly, item, onChange } = list;
  const { bind } = field;
  const source = boundSource(field, value);
  if (!bind || (!item && source === null)) return <Field {...list} />;
  const shown = item ? boundValue([field], value, item) : value;
  return (
    <div className="device-field">
      <Field {...list} value={shown} isReadOnly={isReadOnly || source !== null} />
      <Select
        label={t('valueFrom', { label: field.label })}
        options={([own, ...bind] as const).map((name) => ({ value: name, label: names[name] }))}
        value={source ?? own}
        isDisabled={isReadOnly}
        description={source === null ? undefined : noteOf(list, shown[field.path])}
        onChange={(name) => onChange(boundPath(field.path), name === own ? undefined : name)}
      />
    </div>
  );
}

function noteOf({ item }: OneFieldProps, shown: unknown): string {
  if (!item) return t('followsElsewhere');
  const isEmpty = (typeof shown === 'string' || Array.isArray(shown)) && shown.length === 0;
  return isEmpty ? t('followsNothing') : t('followsItem');
}
