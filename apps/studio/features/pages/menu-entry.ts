import type { MenuName } from '@veranda/domain/navigation/navigation-document';

/** The entry of an id, or a new one in a menu. */
export type EditedEntry =
  | { readonly id: string }
  | { readonly menu: MenuName; readonly kind: 'link' | 'member-area' };
