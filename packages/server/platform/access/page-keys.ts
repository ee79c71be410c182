import { createHmac } from 'node:crypto';
import type { PageAccess } from '@veranda/domain/pages/page-access';
import { sameText } from '../crumb/crumb.ts';
import type { Deps } from '../deps.ts';

/** The cookie of pages whose password somebody knows: `<HMAC>.<HMAC>…`, the newest first. */
export const pageKeysCookie = 'page_keys';
/** How long they are kept (seconds); a new password ends its own at once. */
export const pageKeysFor = 30 * 24 * 60 * 60;
const mostKeys = 20;

interface Locked {
  readonly siteId: string;
  readonly pageId: string;
  readonly access: PageAccess & { readonly kind: 'password' };
}

/** The cookie with the key of a page put first. */
export function withPageKey(deps: Pick<Deps, 'settings'>, cookie: string, page: Locked): string {
  const key = keyOf(deps, page, 0);
  return [key, ...cookie.split('.').filter((one) => one !== '' && one !== key)].slice(0, mostKeys).join('.');
}

/** Whether the cookie holds the key of a page. */
export function holdsPageKey(deps: Pick<Deps, 'settings'>, cookie: string, page: Locked): boolean {
  const keys = cookie.split('.').slice(0, mostKeys);
  return deps.settings.crumbKeys.some((_, index) => {
    const wanted = keyOf(deps, page, index);
    return keys.some((key) => sameText(key, wanted));
  });
}

function keyOf({ settings }: Pick<Deps, 'settings'>, page: Locked, index: number): string {
  const signer = settings.crumbKeys[index];
  if (!signer) throw new Error('no key is set');
  return createHmac('sha256', signer.key)
    .update(`page|${page.siteId}|${page.pageId}|${page.access.hash}`)
    .digest('base64url');
}
