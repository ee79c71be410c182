import { type Refusal, refuse } from '../refusal.ts';
import { isSafeHref, isWebAddress } from '../rich-text/links.ts';

/** Redirects that a site may have. */
export const maxRedirects = 2_000;

/** Letters of an address. */
export const maxRedirectPath = 400;

export const redirectStatuses = [301, 302] as const;

/**
 * Where visitors of an address are led that nothing has. A `*` at the end of `from` stands for anything; at the end of
 * `to` it is what that was.
 */
export interface Redirect {
  /** A path such as `/old-page` or `/blog/*`. */
  readonly from: string;
  /** A path, or a web address. */
  readonly to: string;
  /** 301 for good, 302 for now. */
  readonly status: (typeof redirectStatuses)[number];
}

/** Where a path leads; null where no redirect is for it. An exact one goes before one with `*`, a longer before a shorter. */
export function redirectFor(redirects: readonly Redirect[], path: string): Redirect | null {
  const wanted = normalPath(path);
  const [found] = redirects
    .filter(({ from }) => matches(from, wanted))
    .toSorted(
      (a, b) => Number(a.from.endsWith('*')) - Number(b.from.endsWith('*')) || b.from.length - a.from.length,
    );
  if (!found) return null;
  const rest = found.from.endsWith('*') ? wanted.slice(found.from.length - 1) : '';
  return { ...found, to: found.to.endsWith('*') ? found.to.slice(0, -1) + rest : found.to };
}

/** Redirects with others, which take the place of those from the same addresses. */
export function withRedirects(before: readonly Redirect[], added: readonly Redirect[]): readonly Redirect[] {
  const changed = new Map([...before, ...added].map((redirect) => [redirect.from, redirect]));
  return [...changed.values()];
}

/** A redirect as it is stored: its path without a slash at the end, small letters untouched. */
export function normalizeRedirect({ from, to, status }: Redirect): Redirect {
  const path = from.trim();
  return { from: normalPath(path.startsWith('/') ? path : `/${path}`), to: to.trim(), status };
}

/**
 * Why redirects cannot be kept, all of a site; the field is that of the first at fault. What leads back to itself, over
 * others too, is among the reasons.
 */
export function redirectsProblem(redirects: readonly Redirect[]): Refusal | null {
  if (redirects.length > maxRedirects)
    return refuse('too-many-redirects', { params: { most: maxRedirects } });
  for (const [index, redirect] of redirects.entries()) {
    const problem = ownProblem(redirect) ?? loopProblem(redirects, redirect);
    if (problem) return { ...problem, field: `redirects.${String(index)}.${problem.field ?? 'from'}` };
  }
  return null;
}

function ownProblem({ from, to }: Redirect): Refusal | null {
  const isPath = /^\/[^\s?#*]*\*?$/.test(from) && !from.includes('//') && from !== '/' && from !== '/*';
  if (!isPath || from.length > maxRedirectPath)
    return refuse('redirect-from-malformed', { field: 'from', params: { from } });
  const target = to.replace(/\*$/, '');
  const leads = isWebAddress(target) || (target.startsWith('/') && isSafeHref(target));
  return leads && !target.includes('*')
    ? null
    : refuse('redirect-to-malformed', { field: 'to', params: { to } });
}

// Each redirect leads on at most once on a way that ends.
function loopProblem(redirects: readonly Redirect[], first: Redirect): Refusal | null {
  let path = first.from.replace(/\*$/, 'x');
  for (let steps = 0; steps <= redirects.length; steps += 1) {
    const next = redirectFor(redirects, path);
    if (next === null || !next.to.startsWith('/')) return null;
    path = next.to.split(/[?#]/)[0] ?? '';
  }
  return refuse('redirect-loop', { field: 'to', params: { from: first.from } });
}

function matches(from: string, path: string): boolean {
  return from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : from === path;
}

function normalPath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** A line of a list that is no redirect; lines count from 1. */
export interface UnreadLine {
  readonly line: number;
  readonly text: string;
}

/**
 * Reads a list: a redirect a line, its two addresses apart by a comma, semicolon, tab, spaces or an arrow, then 301 or 302
 * where one wants. A line of headings is passed over, and so are empty ones and those that begin with `#`.
 */
export function parseRedirectList(text: string): {
  readonly redirects: readonly Redirect[];
  readonly unread: readonly UnreadLine[];
} {
  const redirects: Redirect[] = [];
  const unread: UnreadLine[] = [];
  for (const [index, written] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = written.trim();
    if (line === '' || line.startsWith('#')) continue;
    const [from = '', to = '', status = '301'] = line
      .split(/\s*(?:,|;|\t|->|=>|→)\s*|\s+/)
      .map((part) => part.replace(/^"(.*)"$/, '$1'))
      .filter((part) => part !== '');
    if (index === 0 && !from.startsWith('/') && !to.startsWith('/')) continue;
    if (from.startsWith('/') && to !== '' && (status === '301' || status === '302'))
      redirects.push(normalizeRedirect({ from, to, status: status === '302' ? 302 : 301 }));
    else unread.push({ line: index + 1, text: line });
  }
  return { redirects, unread };
}
