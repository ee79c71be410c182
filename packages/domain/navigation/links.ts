import { type LinkedSite, resolveLink } from '../links/resolve-link.ts';
import { hasOwnPage } from '../pages/folder.ts';
import type { ShownSite } from '../publishing/items/item-asks.ts';
import type { NavigationNode, SnapshotCollection } from '../publishing/snapshot.ts';

/** A navigation entry ready to be drawn. */
export interface NavigationLink {
  readonly title: string;
  /** Empty for a folder that is a heading only. */
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

/** Address of the first entry, in reading order, that leads anywhere; '' where none does. */
function firstHref(links: readonly NavigationLink[]): string {
  for (const { href, children } of links) {
    const first = href === '' ? firstHref(children) : href;
    if (first !== '') return first;
  }
  return '';
}

/** Address that a folder leads on to; null for what is no such folder, or one with nothing in it. */
export function folderRedirect(
  site: LinkedSite & Pick<ShownSite, 'navigation'>,
  path: string,
): string | null {
  const folder = site.collections.find((each) => each.folder === 'redirect' && collectionPath(each) === path);
  if (!folder) return null;
  const links = allLinks(navigationLinks([...site.navigation.main, ...site.navigation.footer], site, path));
  return links.find(({ collection }) => collection?.id === folder.id)?.href ?? null;
}

function allLinks(links: readonly NavigationLink[]): readonly NavigationLink[] {
  return links.flatMap((link) => [link, ...allLinks(link.children)]);
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
  switch (target.kind) {
    case 'external':
      return externalLink({ node, target, children }, snapshot, currentPath);
    case 'member-area':
      return memberAreaLink({ node, target, children }, snapshot, currentPath);
    case 'collection':
      return collectionLink({ node, target, children }, snapshot, currentPath);
  }
}

/** An entry with its target, and the links below it. */
interface Entry<Kind extends NavigationNode['target']['kind']> {
  readonly node: NavigationNode;
  readonly target: Extract<NavigationNode['target'], { kind: Kind }>;
  readonly children: readonly NavigationLink[];
}

function externalLink(
  { node, target, children }: Entry<'external'>,
  snapshot: LinkedSite,
  currentPath: string,
): NavigationLink | null {
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

// It leads to the first page that the plan opens: who is no member yet is sold the plan there.
function memberAreaLink(
  { node, target, children }: Entry<'member-area'>,
  snapshot: LinkedSite,
  currentPath: string,
): NavigationLink | null {
  const pages = snapshot.collections.filter(
    ({ access }) => access?.kind === 'paywall' && access.productIds.includes(target.memberAreaId),
  );
  const [first] = pages;
  if (first === undefined) return null;
  const path = collectionPath(first);
  return {
    title: node.title === '' ? first.navigationTitle || first.title : node.title,
    href: path,
    active: path === currentPath,
    open: pages.some((page) => isAtOrBelow(page, currentPath)) || children.some((child) => child.open),
    external: false,
    newWindow: false,
    collection: first,
    children,
  };
}

function isAtOrBelow(collection: SnapshotCollection, currentPath: string): boolean {
  const path = collectionPath(collection);
  return path === currentPath || (collection.urlSlug !== '' && currentPath.startsWith(`${path}/`));
}

function collectionLink(
  { node, target, children }: Entry<'collection'>,
  snapshot: LinkedSite,
  currentPath: string,
): NavigationLink | null {
  const collection = snapshot.collections.find((collection) => collection.id === target.collectionId);
  if (collection === undefined) return null;
  const { folder } = collection;
  const ownPath = collectionPath(collection);
  const href = folder === 'none' ? '' : folder === 'redirect' ? firstHref(children) : ownPath;
  // A folder without a page of its own is nothing but what is in it.
  if (!hasOwnPage(collection) && (children.length === 0 || (folder === 'redirect' && href === '')))
    return null;
  return {
    title: node.title === '' ? collection.navigationTitle || collection.title : node.title,
    href,
    active: ownPath === currentPath,
    open: isAtOrBelow(collection, currentPath) || children.some((child) => child.open),
    external: false,
    newWindow: false,
    collection,
    children,
  };
}
