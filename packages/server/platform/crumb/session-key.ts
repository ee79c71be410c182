import { createHash } from 'node:crypto';

/** Name of a session in a crumb, which does not reveal its token. */
export function sessionKey(token: string): string {
  return token === '' ? '' : createHash('sha256').update(token).digest('base64url').slice(0, 22);
}
