import { createHmac } from 'node:crypto';
import type { Deps } from '../deps.ts';

/** The key that lets a buyer see an order without a login: made from the order's id, so that a repeat gives the same. */
export function orderKey(deps: Pick<Deps, 'settings'>, orderId: string): string {
  const oldest = deps.settings.crumbKeys.at(-1);
  if (!oldest) throw new Error('no crumb key is set');
  return createHmac('sha256', oldest.key).update(`order|${orderId}`).digest('base64url').slice(0, 32);
}
