import type { Edit } from '../documents/edit.ts';
import type { Replacement } from '../documents/replacement.ts';
import type { MenuEntry, MenuName } from './navigation-document.ts';

/** Arguments of the edits of the menus by their names: the closed list (design/editor.md, named edits). */
export interface NavigationEditArgs {
  /** Entries that come complete, each after its parent. */
  readonly 'nav.insert': { readonly entries: readonly MenuEntry[] };
  /** An entry with those below it. */
  readonly 'nav.remove': { readonly id: string };
  /** Another place, with those below it. */
  readonly 'nav.move': {
    readonly id: string;
    readonly menu: MenuName;
    readonly parentId: string | null;
    readonly position: string;
  };
  readonly 'nav.set': Replacement & { readonly id: string; readonly path: MenuField };
}

export const menuFields = ['title', 'target'] as const;
export type MenuField = (typeof menuFields)[number];

/** An edit of the menus by its name and arguments. */
export function navigationEdit<Name extends keyof NavigationEditArgs>(
  name: Name,
  args: NavigationEditArgs[Name],
): Edit & { readonly name: Name } {
  return { name, args: { ...args } };
}
