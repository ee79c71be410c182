import type { PageKind } from '@veranda/domain/pages/page-types';
import {
  CalendarDays,
  Disc3,
  FileText,
  Folder,
  Images,
  KeyRound,
  LayoutGrid,
  Link2,
  type LucideIcon,
  Newspaper,
  RectangleVertical,
  Store,
} from 'lucide-react';
import { t } from './messages.ts';

/** Kinds of the sheet "Add page": pages, a store, which is made by its own call, and entries of menus that are no page. */
export type AddedKind = PageKind | 'store' | 'link' | 'member-area';

interface KindChoice {
  readonly kind: AddedKind;
  readonly label: string;
  readonly note: string;
  readonly Icon: LucideIcon;
}

/** Every kind in the order of the sheet. */
export const addedKinds: readonly KindChoice[] = [
  { kind: 'page', label: t('kindPage'), note: t('kindPageNote'), Icon: FileText },
  { kind: 'blog', label: t('kindBlog'), note: t('kindBlogNote'), Icon: Newspaper },
  { kind: 'store', label: t('kindStore'), note: t('kindStoreNote'), Icon: Store },
  { kind: 'events', label: t('kindEvents'), note: t('kindEventsNote'), Icon: CalendarDays },
  { kind: 'projects', label: t('kindProjects'), note: t('kindProjectsNote'), Icon: LayoutGrid },
  { kind: 'gallery', label: t('kindGallery'), note: t('kindGalleryNote'), Icon: Images },
  { kind: 'album', label: t('kindAlbum'), note: t('kindAlbumNote'), Icon: Disc3 },
  { kind: 'cover-page', label: t('kindCover'), note: t('kindCoverNote'), Icon: RectangleVertical },
  { kind: 'folder', label: t('kindFolder'), note: t('kindFolderNote'), Icon: Folder },
  { kind: 'link', label: t('kindLink'), note: t('kindLinkNote'), Icon: Link2 },
  { kind: 'member-area', label: t('kindMemberArea'), note: t('kindMemberAreaNote'), Icon: KeyRound },
];

/** True for a kind that is an entry of a menu and no page: its target is asked for in a dialog of its own. */
export function isEntryKind(kind: AddedKind): kind is 'link' | 'member-area' {
  return kind === 'link' || kind === 'member-area';
}
