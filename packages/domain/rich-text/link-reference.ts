import { isSafeHref } from './links.ts';

/** Kinds of what a link may lead to by its id. */
export type ReferencedKind = 'page' | 'item' | 'file';

/** What a link leads to by its id: it stays the same when its address changes. */
interface LinkReference {
  readonly kind: ReferencedKind;
  readonly id: string;
}

const pattern = /^(page|item|file):([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;

/** What a stored link leads to by its id; null for an address. */
export function linkReference(href: string): LinkReference | null {
  const [, kind, id] = pattern.exec(href) ?? [];
  return kind !== undefined && id !== undefined ? { kind: kind as ReferencedKind, id } : null;
}

/** The link that leads to something by its id, as it is stored. */
export function referenceTo({ kind, id }: LinkReference): string {
  return `${kind}:${id}`;
}

/** True for a link that may be stored: an address that may be linked to, or a reference by id. */
export function isStorableLink(link: string): boolean {
  return linkReference(link) !== null || isSafeHref(link);
}
