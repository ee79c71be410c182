/** Behaviours of a folder, with the numbers that templates use (administration §3). */
export const folderBehaviors = { index: 1, redirect: 2, none: 3 } as const;

/**
 * What the address of a folder answers: its own page, the way to the first page in it, or nothing; a folder of the last
 * kind is a heading in menus.
 */
export type FolderBehavior = keyof typeof folderBehaviors;

export const folderBehaviorNames = ['index', 'redirect', 'none'] as const satisfies readonly FolderBehavior[];

/** True where a page or collection has a page of its own: everywhere but in folders that lead on, or nowhere. */
export function hasOwnPage({ folder }: { readonly folder?: FolderBehavior }): boolean {
  return folder === undefined || folder === 'index';
}
