import type { PageKind } from '@veranda/domain/pages/page-types';
import {
  CalendarDays,
  Disc3,
  FileText,
  Folder,
  Images,
  LayoutGrid,
  Link2,
  type LucideIcon,
  Newspaper,
  RectangleVertical,
  Store,
} from 'lucide-react';
import { t } from './messages.ts';

/** What the sheet "Add page" offers: pages, a store, which is made by its own call, and an entry that is a link. */
export type AddedKind = PageKind | 'store' | 'link';

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
];
