import { createHash } from 'node:crypto';

/** How a crumb names the session without giving its token away. */
export function sessionKey(token: string): string {
  return token === '' ? '' : createHash('sha256').update(token).digest('base64url').slice(0, 22);
}
