import { createHash } from 'node:crypto';
import type { Endpoint } from '@veranda/contracts/endpoint';
import type { Call } from './route.ts';

/**
 * The id of what a call with an `Idempotency-Key` makes: the same call again, when its answer was lost with
 * the process, finds it there. Undefined for a call without a key.
 */
export function idOfKey(
  call: Pick<Call<Endpoint>, 'site' | 'account' | 'member' | 'apiKey' | 'request'>,
): string | undefined {
  const key = call.request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  const named = [call.site?.id, call.apiKey?.id, call.request.method, call.request.path, key];
  const hex = createHash('sha256').update(JSON.stringify(named)).digest('hex');
  // A UUID of version 8, which is for ids of one's own making.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
