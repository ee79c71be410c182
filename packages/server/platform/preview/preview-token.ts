import { createHmac } from 'node:crypto';
import { type CrumbKey, sameText } from '../crumb/crumb.ts';

/** How long the address of a preview works (milliseconds). */
export const previewLifetime = 8 * 60 * 60 * 1000;

// A token is `<end in base 36>.<base64url HMAC over the site and the end>`.

/** A token for the drafts of a site. */
export function previewToken(keys: readonly CrumbKey[], siteId: string, endsAt: number): string {
  const [newest] = keys;
  if (!newest) throw new Error('no key is set');
  return `${endsAt.toString(36)}.${sign(newest, siteId, endsAt)}`;
}

/** Whether a token was given for this site and still works. */
export function isPreviewToken(
  { keys, now }: { readonly keys: readonly CrumbKey[]; readonly now: number },
  siteId: string,
  token: string,
): boolean {
  const [end = '', signature = ''] = token.split('.');
  const endsAt = Number.parseInt(end, 36);
  if (!Number.isSafeInteger(endsAt) || endsAt < now || endsAt > now + previewLifetime) return false;
  return keys.some((key) => sameText(signature, sign(key, siteId, endsAt)));
}

function sign({ key }: CrumbKey, siteId: string, endsAt: number): string {
  return createHmac('sha256', key).update(`preview|${siteId}|${endsAt}`).digest('base64url');
}
