import type { ItemMeta } from './item-fields.ts';

/** An item with a title and an address only. */
export const plainItem: ItemMeta = {
  title: 'Bread',
  urlSlug: 'bread',
  status: 'draft',
  excerpt: '',
  tags: [],
  categories: [],
  imageAssetId: null,
  publishOn: 0,
  startDate: null,
  endDate: null,
  location: null,
  sourceUrl: '',
  galleryAssetIds: [],
  customFields: {},
};
