import type { VersionedField } from '@veranda/domain/pages/versions/field-differences';
import { studioLanguage } from '@veranda/messages/studio/language';
import { t } from './messages.ts';

const list = new Intl.ListFormat(studioLanguage().tag, { type: 'conjunction' });

const words: Readonly<Record<VersionedField, string>> = {
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
  sourceUrl: t('itemSource'),
  isFeatured: t('itemFeatured'),
  seoTitle: t('itemSeoTitle'),
  seoDescription: t('itemSeoDescription'),
  galleryAssetIds: t('itemGallery'),
  customFields: t('itemCustomFields'),
};

/** Fields of an item in which two versions differ: “Title, tags, and author changed”. */
export function fieldsWords(fields: readonly VersionedField[]): string {
  return t('itemFieldsChanged', { fields: list.format(fields.map((field) => words[field])) });
}
