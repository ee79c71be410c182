import type { GiftCard } from '@veranda/contracts/gift-cards';
import { findGiftCards } from '@veranda/db/gift-cards/reader';
import { disableGiftCard } from '@veranda/db/gift-cards/writer';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { presentGiftCard } from './present.ts';

/** Disables a card: what is left on it is gone. */
export async function disableCard(
  deps: Pick<Deps, 'db' | 'newId'>,
  site: SiteEntry,
  id: string,
): Promise<{ giftCard: GiftCard } | Refusal> {
  const moveId = deps.newId();
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const [before] = await findGiftCards(tx, [id]);
    if (!before) return refuse('no-such-gift-card');
    if (!(await disableGiftCard(tx, { id, moveId, byRefund: false }))) return refuse('gift-card-disabled');
    const [row] = await findGiftCards(tx, [id]);
    return { giftCard: presentGiftCard(row ?? before) };
  });
}
