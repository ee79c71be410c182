import type { GiftCard } from '@veranda/contracts/gift-cards';
import { findGiftCards, type GiftCardRow } from '@veranda/db/gift-cards/reader';
import { disableGiftCard, insertGiftCard } from '@veranda/db/gift-cards/writer';
import { codeOf, groupedCode } from '@veranda/domain/gift-cards/gift-card-code';
import { digitsOf, parseMajor } from '@veranda/domain/money/money';
import { toWireMoney } from '@veranda/domain/money/wire';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { changeOrRefuse } from '../../platform/change-or-refuse.ts';
import type { Deps } from '../../platform/deps.ts';
import { codeHash } from '../../platform/gift-cards/code-hash.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** Issues a card; the code is told once. */
export async function issueGiftCard(
  deps: Pick<Deps, 'db' | 'newId' | 'random'>,
  site: SiteEntry,
  given: { readonly amount: string; readonly note: string; readonly actor: string },
): Promise<{ giftCard: GiftCard; code: string } | Refusal> {
  const { currency } = site;
  const amount = parseMajor(given.amount, currency);
  if (amount === null)
    return refuse('amount-too-precise', {
      field: 'amount',
      params: { currency, digits: digitsOf(currency) },
    });
  if (amount === 0n) return refuse('gift-card-worthless', { field: 'amount' });
  const code = codeOf(deps.random(16));
  const ids = { card: deps.newId(), move: deps.newId() };
  const giftCard = await deps.db.forSite(site.id, async (tx) => {
    const card = {
      website_id: site.id,
      id: ids.card,
      code_hash: codeHash(site.id, code),
      code_last4: code.slice(-4),
      currency,
      initial_minor: amount,
      note: given.note,
      actor: given.actor,
    };
    await insertGiftCard(tx, card, ids.move);
    const [row] = await findGiftCards(tx, site.id, [ids.card]);
    if (!row) throw new Error('a gift card that was just issued is missing');
    return presentGiftCard(row);
  });
  return { giftCard, code: groupedCode(code) };
}

/** Disables a card. */
export async function disableCard(
  deps: Pick<Deps, 'db' | 'newId'>,
  site: SiteEntry,
  id: string,
): Promise<{ giftCard: GiftCard } | Refusal> {
  const moveId = deps.newId();
  return changeOrRefuse(deps.db, site.id, async (tx) => {
    const [before] = await findGiftCards(tx, site.id, [id]);
    if (!before) return refuse('no-such-gift-card');
    if (!(await disableGiftCard(tx, site.id, { id, moveId }))) return refuse('gift-card-disabled');
    const [row] = await findGiftCards(tx, site.id, [id]);
    return { giftCard: presentGiftCard(row ?? before) };
  });
}

/** A card as it crosses the wire. */
export function presentGiftCard(row: GiftCardRow): GiftCard {
  return {
    id: row.id,
    last4: row.code_last4,
    initial: toWireMoney(row.initial_minor, row.currency),
    balance: toWireMoney(row.balance_minor, row.currency),
    status: row.status === 'disabled' ? 'disabled' : 'active',
    note: row.note,
    issuedBy: row.actor,
    issuedAt: row.created_at.toISOString(),
  };
}
