import { type MediaKind, mediaKinds } from './media-kind.ts';

/** Kinds of files that a list of them may be narrowed to. */
export const listedKinds = ['all', 'image', ...mediaKinds] as const;
export type ListedKind = 'all' | 'image' | MediaKind;

/** Orders of a list of files. */
export const fileSorts = ['newest', 'oldest', 'name', 'largest'] as const;
export type FileSort = (typeof fileSorts)[number];

/** Files of one page of the list. */
export const filesPerPage = 50;

/** Days that a deleted file can be restored (decisions §owner, deleting a file). */
export const trashDays = 30;

/** Folders that a site may have, and how deep they may lie in each other. */
export const maxFolders = 500;
export const maxFolderDepth = 5;

/** Kinds of places that use a file. */
export const fileUseKinds = [
  'page',
  'item',
  'product',
  'product-page',
  'form',
  'fund',
  'site',
  'published',
  'scheduled',
] as const;
export type FileUseKind = (typeof fileUseKinds)[number];

/** A place that uses a file. */
export interface FileUse {
  readonly kind: FileUseKind;
  /** Of the page, item, product, form or fund; empty for the whole site. */
  readonly id: string;
  readonly title: string;
}
