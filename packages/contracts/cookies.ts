/** Facts of a cookie. */
interface Cookie {
  readonly host: 'site' | 'studio' | 'both';
  /** Scripts may read it: a hint, or what they send back. Every other one is HttpOnly. */
  readonly readable?: true;
  /** Set by a script in the browser, never by the server. */
  readonly inBrowser?: true;
}

/**
 * Every cookie of ours, by the name that it has on plain http; over https each carries `__Host-` before it,
 * so that no neighbour below the same domain can plant one, and one without it is no cookie of ours (decision
 * 0123).
 */
export const cookieTable = {
  /** The studio's session: opaque, kept hashed. */
  adm: { host: 'studio' },
  /** The session of a site user. */
  su: { host: 'site' },
  /** Signed double submit; sent back in `X-CSRF-Token` or `crumb`. */
  crumb: { host: 'both', readable: true },
  /** `{authenticated, siteUserId}` (storefront §6): opens nothing. */
  siteUserInfo: { host: 'site', readable: true },
  /** The cart. */
  CART: { host: 'site' },
  /** A purchase that is alone: a gift card, a subscription, a donation, an invoice. */
  CHECKOUT: { host: 'site' },
  /** The browser that a guest's cart with personal data is of. */
  cart_key: { host: 'site' },
  /** `1` while there is a cart. */
  hasCart: { host: 'site', readable: true },
  /** A proof of the site's password. */
  site_unlock: { host: 'site' },
  /** Proofs of the passwords of pages. */
  page_keys: { host: 'site' },
  /** The browser in which a sign-in at a provider began. */
  sso_browser: { host: 'site' },
  /** Somebody of the site, who sees it while it is closed. */
  contributor: { host: 'site' },
  /** A person of the operator who came from the studio's preview. */
  internal: { host: 'site' },
  /** `1` in the browsers of people who work on the site: their visits are not counted (decisions §tracking). */
  uncounted: { host: 'site', readable: true },
  /** The answer to the site's banner: `yes` or `no`. */
  consent: { host: 'site', readable: true, inBrowser: true },
  /** The browser that has liked something. */
  likes: { host: 'site' },
  /** Notice shown first on the next page. */
  notice: { host: 'both' },
  /** Conversions and the census (storefront §9): by the page's own script, where visits may be remembered. */
  ss_cid: { host: 'site', readable: true, inBrowser: true },
  ss_cpvisit: { host: 'site', readable: true, inBrowser: true },
  ss_cvisit: { host: 'site', readable: true, inBrowser: true },
  ss_cvr: { host: 'site', readable: true, inBrowser: true },
  ss_cvt: { host: 'site', readable: true, inBrowser: true },
} as const satisfies Readonly<Record<string, Cookie>>;

export type CookieName = keyof typeof cookieTable;

const prefix = '__Host-';

/** The name of a cookie on the wire. `secure`: the host is reached by https. */
export function wireName(name: CookieName, secure: boolean): string {
  return secure ? prefix + name : name;
}

/**
 * The line that sets a cookie, for `Set-Cookie` and for scripts: host-only, Lax, for the whole host, Secure
 * by https. Without `maxAge` (seconds) it lives as long as the browser.
 */
export function cookieLine(
  name: CookieName,
  value: string,
  { secure, maxAge }: { readonly secure: boolean; readonly maxAge?: number },
): string {
  const { readable }: Cookie = cookieTable[name];
  const parts = [`${wireName(name, secure)}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (!readable) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  if (maxAge !== undefined) parts.push(`Max-Age=${Math.trunc(maxAge)}`);
  return parts.join('; ');
}

export type Cookies = Readonly<Partial<Record<CookieName, string>>>;

const none: Cookies = Object.freeze(Object.create(null) as Cookies);

/**
 * Our cookies in a `Cookie` header or `document.cookie`, by their names in the table. One that comes twice
 * with different values is none: whose the second is, nobody can say.
 */
export function cookiesIn(header: string | undefined, secure: boolean): Cookies {
  if (!header) return none;
  const cookies: Partial<Record<CookieName, string>> = Object.create(null);
  const doubtful = new Set<CookieName>();
  for (const part of header.split(';')) {
    const index = part.indexOf('=');
    if (index < 1) continue;
    const name = nameOf(part.slice(0, index).trim(), secure);
    if (name === null) continue;
    const value = decoded(part.slice(index + 1).trim());
    if (cookies[name] !== undefined && cookies[name] !== value) doubtful.add(name);
    cookies[name] = value;
  }
  for (const name of doubtful) delete cookies[name];
  return cookies;
}

function nameOf(wire: string, secure: boolean): CookieName | null {
  if (secure !== wire.startsWith(prefix)) return null;
  const name = secure ? wire.slice(prefix.length) : wire;
  return Object.hasOwn(cookieTable, name) ? (name as CookieName) : null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
