import type { ItemLocation, ItemMeta } from '@veranda/domain/pages/item-fields';
import type { VersionedField } from '@veranda/domain/pages/versions/field-differences';
import { studioLanguage } from '@veranda/messages/studio/language';
import { shortened } from './change-words.ts';
import { t } from './messages.ts';

const names: Readonly<Record<VersionedField, string>> = {
  title: t('itemTitle'),
  excerpt: t('itemExcerpt'),
  tags: t('itemTags'),
  categories: t('itemCategories'),
  imageAssetId: t('itemPicture'),
  imageFocal: t('itemFocal'),
  author: t('itemAuthor'),
  publishOn: t('itemDate'),
  startDate: t('itemStart'),
  endDate: t('itemEnd'),
  location: t('itemPlace'),
  isAllDay: t('itemAllDay'),
  sourceUrl: t('itemSource'),
  passthrough: t('itemPassthrough'),
  externalLink: t('itemExternalLink'),
  format: t('itemFormat'),
  promotedBlockType: t('itemPromotedBlock'),
  isFeatured: t('itemFeatured'),
  hasComments: t('itemComments'),
  seoTitle: t('itemSeoTitle'),
  seoDescription: t('itemSeoDescription'),
  galleryAssetIds: t('itemGallery'),
  customFields: t('itemCustomFields'),
};

/** A field of an item in which two versions differ; null where its values have no words. */
export interface FieldChange {
  readonly field: VersionedField;
  readonly name: string;
  readonly words: { readonly before: string; readonly after: string } | null;
}

/** A field with its values in both versions, dates on the clock of the site. */
export function fieldChange(
  field: VersionedField,
  values: { readonly before: ItemMeta; readonly after: ItemMeta },
  timeZone: string,
): FieldChange {
  const before = wordsOf(field, values.before, timeZone);
  const after = wordsOf(field, values.after, timeZone);
  const words = before === null || after === null ? null : { before, after };
  return { field, name: names[field], words };
}

// Pictures and points of pictures are not described in words.
function wordsOf(field: VersionedField, meta: ItemMeta, timeZone: string): string | null {
  const { tag } = studioLanguage();
  switch (field) {
    case 'imageAssetId':
    case 'imageFocal':
    case 'galleryAssetIds':
    case 'customFields':
      return null;
    case 'tags':
    case 'categories':
      return new Intl.ListFormat(tag, { type: 'unit' }).format(meta[field]);
    case 'publishOn':
    case 'startDate':
    case 'endDate': {
      const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone });
      return meta[field] === null ? '' : format.format(meta[field]);
    }
    case 'location':
      return placeWords(meta.location);
    case 'isFeatured':
    case 'hasComments':
    case 'isAllDay':
    case 'passthrough':
      return meta[field] ? t('itemYes') : t('itemNo');
    case 'title':
    case 'excerpt':
    case 'author':
    case 'sourceUrl':
    case 'externalLink':
    case 'format':
    case 'promotedBlockType':
    case 'seoTitle':
    case 'seoDescription':
      return shortened(meta[field] ?? '');
  }
}

function placeWords(location: ItemLocation | null): string {
  if (!location) return '';
  const { title, addressLine1, addressLine2, addressCountry } = location;
  return [title, addressLine1, addressLine2, addressCountry].filter(Boolean).join(', ');
}
