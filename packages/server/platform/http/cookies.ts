import type { CookieOptions } from './route.ts';

/** What a request brought, by name. */
export type Cookies = Readonly<Record<string, string | undefined>>;

const none: Cookies = Object.freeze(Object.create(null) as Cookies);

/** The cookies of a request; the first of two with one name counts. */
export function readCookies(header: string | undefined): Cookies {
  if (!header) return none;
  const found: Record<string, string> = Object.create(null);
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    if (name in found) continue;
    found[name] = decoded(part.slice(at + 1).trim());
  }
  return found;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** A Set-Cookie line: host-only, Lax, for the whole host; Secure wherever the host is reached by https. */
export function writeCookie(
  name: string,
  value: string,
  options: CookieOptions & { readonly secure: boolean },
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (options.httpOnly) parts.push('HttpOnly');
  if (options.secure) parts.push('Secure');
  if (options.maxAge !== undefined) parts.push(`Max-Age=${Math.trunc(options.maxAge)}`);
  return parts.join('; ');
}

/** Names of the platform's cookies: with `__Host-` in the studio over https (security, sessions). */
export function cookieNames(family: 'studio' | 'site', secure: boolean): { session: string; crumb: string } {
  const prefix = family === 'studio' && secure ? '__Host-' : '';
  return {
    session: family === 'studio' ? `${prefix}adm` : `${secure ? '__Host-' : ''}su`,
    crumb: `${prefix}crumb`,
  };
}
