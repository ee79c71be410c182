import { isExternalHref } from '../rich-text/links.ts';
import { linkReference, type ReferencedKind } from '../rich-text/link-reference.ts';

/** Something that a link may lead to. */
interface KnownTarget {
  readonly kind: ReferencedKind;
  readonly id: string;
  /** Address below the site's own. */
  readonly path: string;
  /** False where visitors do not reach it. */
  readonly isPublic: boolean;
}

/** What a link can lead to on a site. */
export interface KnownTargets {
  readonly targets: readonly KnownTarget[];
  /** First parts of addresses that the platform answers. */
  readonly reserved: readonly string[];
}

/** State of a link: `gone` leads to nothing, `unpublished` to what visitors do not see. */
type LinkState = 'fine' | 'unpublished' | 'gone';

/** The state of a stored link. What leaves the site is not looked after. */
export function linkState(link: string, known: KnownTargets): LinkState {
  const target = targetOfLink(link, known);
  if (target) return target.isPublic ? 'fine' : 'unpublished';
  if (linkReference(link)) return 'gone';
  return leadsOutside(link) || isAnswered(link, known) ? 'fine' : 'gone';
}

/** The page, item or file that a stored link leads to, by its id or its address; undefined for none of them. */
export function targetOfLink<T extends KnownTarget>(
  link: string,
  { targets }: { readonly targets: readonly T[] },
): T | undefined {
  const reference = linkReference(link);
  if (reference) return targets.find(({ kind, id }) => kind === reference.kind && id === reference.id);
  if (leadsOutside(link)) return undefined;
  const path = pathOf(link);
  return targets.find((target) => target.path === path);
}

function leadsOutside(link: string): boolean {
  return link === '' || isExternalHref(link) || /^(?:mailto:|tel:|#|\?)/i.test(link);
}

// Products are below a page and are not among the targets: their page is.
function isAnswered(link: string, { targets, reserved }: KnownTargets): boolean {
  const [first = ''] = pathOf(link).split('/').filter(Boolean);
  return first === '' || reserved.includes(first) || targets.some(({ path }) => path === `/${first}`);
}

function pathOf(link: string): string {
  const path = link.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}
