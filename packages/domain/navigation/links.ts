import { type LinkedSite, resolveLink } from '../links/resolve-link.ts';
import type { NavigationNode, SnapshotCollection } from '../publishing/snapshot.ts';

/** A navigation entry ready to be drawn. */
export interface NavigationLink {
  readonly title: string;
  readonly href: string;
  /** The page that is being looked at. */
  readonly active: boolean;
  /** The page, or one below it, is being looked at. */
  readonly open: boolean;
  readonly external: boolean;
  readonly newWindow: boolean;
  readonly collection: SnapshotCollection | null;
  readonly children: readonly NavigationLink[];
}

/** The address of a collection on its own site. */
export function collectionPath(collection: { readonly urlSlug: string }): string {
  return `/${collection.urlSlug}`;
}

/**
 * Entries as links; those whose collection or target is not published, or whose address may not be linked to, are left
 * out with what is below them.
 */
export function navigationLinks(
  nodes: readonly NavigationNode[],
  snapshot: LinkedSite,
  currentPath: string,
): readonly NavigationLink[] {
  return nodes.flatMap((node) => {
    const link = linkOf(node, snapshot, currentPath);
    return link === null ? [] : [link];
  });
}

function linkOf(node: NavigationNode, snapshot: LinkedSite, currentPath: string): NavigationLink | null {
  const children = navigationLinks(node.children, snapshot, currentPath);
  const { target } = node;
  if (target.kind === 'external') {
    const { newWindow } = target;
    const href = resolveLink(target.href, snapshot);
    if (href === '') return null;
    const active = href === currentPath;
    return {
      title: node.title,
      href,
      active,
      open: active || children.some((child) => child.open),
      external: /^[a-z][a-z0-9+.-]*:/i.test(href),
      newWindow,
      collection: null,
      children,
    };
  }
  const collection = snapshot.collections.find((collection) => collection.id === target.collectionId);
  if (collection === undefined) return null;
  const href = collectionPath(collection);
  const active = href === currentPath;
  const below = collection.urlSlug !== '' && currentPath.startsWith(`${href}/`);
  return {
    title: node.title === '' ? collection.navigationTitle || collection.title : node.title,
    href,
    active,
    open: active || below || children.some((child) => child.open),
    external: false,
    newWindow: false,
    collection,
    children,
  };
}
