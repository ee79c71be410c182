import type { PageSummary } from '@veranda/contracts/pages';
import { isSinglePage } from '@veranda/domain/pages/collection-types';
import { type CollectionSettings, maxPageSize } from '@veranda/domain/pages/collection-settings';

/** Settings of a collection's list as they are edited; '' stands for what is as its kind and the theme have it. */
export interface ListValue {
  readonly view: CollectionSettings['view'] | '';
  /** As it is typed. */
  readonly pageSize: string;
  readonly hasFeed: boolean;
  readonly order: CollectionSettings['order'] | '';
  readonly itemAddress: NonNullable<CollectionSettings['itemAddress']>;
}

/** True for a page that lists items or products. */
export function listsItems({ type, folder }: Pick<PageSummary, 'type' | 'folder'>): boolean {
  return !isSinglePage(type) && folder === null;
}

export function listValueOf({ list = {} }: Pick<PageSummary, 'list'>): ListValue {
  const { view = '', pageSize, hasFeed = true, order = '', itemAddress = 'title' } = list;
  return { view, pageSize: pageSize === undefined ? '' : String(pageSize), hasFeed, order, itemAddress };
}

/** Null for a number of items that a page may have, or none; else what is wrong with it. */
export function isPageSize(typed: string): boolean {
  return typed.trim() === '' || (/^[1-9]\d{0,2}$/.test(typed.trim()) && Number(typed) <= maxPageSize);
}

/** The settings that are saved: those that differ from what is there without them. */
export function listBodyOf({ view, pageSize, hasFeed, order, itemAddress }: ListValue): CollectionSettings {
  return {
    ...(view ? { view } : {}),
    ...(pageSize.trim() === '' ? {} : { pageSize: Number(pageSize) }),
    ...(hasFeed ? {} : { hasFeed }),
    ...(order ? { order } : {}),
    ...(itemAddress === 'title' ? {} : { itemAddress }),
  };
}
