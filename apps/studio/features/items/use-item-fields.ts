import type { Edit } from '@veranda/domain/documents/edit';
import { replacement } from '@veranda/domain/documents/replacement';
import { sameValue } from '@veranda/domain/documents/same-value';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import type { ItemFields, ItemMeta, ItemStatus } from '@veranda/domain/pages/item-fields';
import { timesEdits } from '@veranda/domain/pages/versions/field-differences';
import { usePageDocument, usePageEditorContext } from '../pages/page-editor-context.ts';
import { t } from './messages.ts';

type SetField = Exclude<keyof ItemFields, 'startDate' | 'endDate' | 'galleryAssetIds' | 'customFields'>;

const labels: Readonly<Record<SetField, string>> = {
  title: t('stepTitle'),
  urlSlug: t('stepUrlSlug'),
  withoutRedirect: t('stepWithoutRedirect'),
  excerpt: t('stepExcerpt'),
  tags: t('stepTags'),
  categories: t('stepCategories'),
  imageAssetId: t('stepImageAssetId'),
  imageFocal: t('stepImageFocal'),
  author: t('stepAuthor'),
  publishOn: t('stepPublishOn'),
  location: t('stepLocation'),
  sourceUrl: t('stepSourceUrl'),
  isAllDay: t('stepTimes'),
  passthrough: t('stepPassthrough'),
  externalLink: t('stepExternalLink'),
  format: t('stepFormat'),
  promotedBlockType: t('stepPromotedBlock'),
  isFeatured: t('stepIsFeatured'),
  hasComments: t('stepHasComments'),
  seoTitle: t('stepSeoTitle'),
  seoDescription: t('stepSeoDescription'),
};

export type ItemFieldEdits = ReturnType<typeof useItemFields>;

/** The fields of the item around and the ways of changing them, each a step of its history; null outside of an item. */
export function useItemFields() {
  const { session, canWrite, change } = usePageEditorContext();
  const meta = usePageDocument((document) => document.meta);
  if (!meta) return null;
  const now = (): ItemMeta => session.getState().document.meta ?? meta;
  const step = (edits: readonly Edit[], label: string, key: string) =>
    change(edits, { label, coalesceKey: `meta.${key}`, selection: [] });
  return {
    meta,
    canWrite,
    /** Gives a field another value; undefined takes an optional one away. */
    set: <Field extends SetField>(path: Field, value: ItemFields[Field] | undefined) => {
      const was = now()[path];
      if (sameValue(was, value)) return;
      step([edit('doc.setMeta', replacement({ path }, { value, was }))], labels[path], path);
    },
    setTimes: (times: Pick<ItemFields, 'startDate' | 'endDate'>) =>
      step(timesEdits(now(), times), t('stepTimes'), 'times'),
    /** Whole days, or times: with the beginning and the end that go with either. */
    setAllDay: (isAllDay: boolean, times: Pick<ItemFields, 'startDate' | 'endDate'>) => {
      const value = isAllDay ? true : undefined;
      const days = replacement({ path: 'isAllDay' as const }, { value, was: now().isAllDay });
      step([edit('doc.setMeta', days), ...timesEdits(now(), times)], t('stepTimes'), 'isAllDay');
    },
    /** Another picture, whose focal point is its own. */
    setPicture: (id: string | null) => step(pictureEdits(now(), id), t('stepImageAssetId'), 'imageAssetId'),
    setStatus: (value: ItemStatus) => {
      const { status } = now();
      if (value !== status) step([edit('doc.setStatus', { value, was: status })], t('stepStatus'), 'status');
    },
  };
}

function pictureEdits({ imageAssetId, imageFocal }: ItemMeta, id: string | null): readonly Edit[] {
  if (imageAssetId === id) return [];
  const unset = replacement({ path: 'imageFocal' as const }, { value: undefined, was: imageFocal });
  return [
    ...(imageFocal ? [edit('doc.setMeta', unset)] : []),
    edit('doc.setMeta', { path: 'imageAssetId', value: id, was: imageAssetId }),
  ];
}
