import { isRefusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import { changeOrder } from './change-order.ts';
import { setStatus } from './ship-order.ts';

/** Marks orders as fulfilled, one after the other, each in a transaction of its own. */
export async function fulfilOrders(
  deps: Pick<Deps, 'db' | 'newId'>,
  siteId: string,
  { ids, actor }: { readonly ids: readonly string[]; readonly actor: string },
): Promise<{ fulfilled: number; refused: { id: string; error: string }[] }> {
  const refused: { id: string; error: string }[] = [];
  const uniqueIds = [...new Set(ids)];
  for (const orderId of uniqueIds) {
    const done = await changeOrder(
      deps,
      { siteId, orderId },
      setStatus(deps, { status: 'fulfilled', actor }),
    );
    if (isRefusal(done)) refused.push({ id: orderId, error: presentRefusal(done).body.error });
  }
  return { fulfilled: uniqueIds.length - refused.length, refused };
}
