import type { DeliveryBody, GiftCard } from '@veranda/contracts/gift-cards';
import { findGiftCards, type GiftCardRecord, lockGiftCard } from '@veranda/db/gift-cards/reader';
import { readdressGiftCard } from '@veranda/db/gift-cards/writer';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { giftProblems } from '@veranda/domain/gift-cards/gift-details';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { newCardCode } from '../../services/commerce/gift-cards/card-code.ts';
import { codeHash } from '../../services/commerce/gift-cards/code-hash.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { deliveryMoment, todayOf } from './buy-gift-card.ts';
import { presentGiftCard } from './present.ts';

/**
 * Addresses a card again, or moves the day on which it is mailed. The mail that was to leave before does not;
 * a card that somebody else has got already becomes another code, so that it can be spent by its new
 * recipient only.
 */
export async function readdressCard(
  deps: Pick<Deps, 'db' | 'newId' | 'now' | 'settings'>,
  site: SiteEntry,
  input: { readonly id: string; readonly body: DeliveryBody },
): Promise<{ giftCard: GiftCard } | Refusal> {
  const { id, body } = input;
  const now = deps.now();
  const [problem, ...also] = giftProblems({ ...body, toRecipient: true, senderName: '' }, todayOf(site, now));
  if (problem) return { ...problem, also };
  const messageId = deps.newId();
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const card = await lockGiftCard(tx, id);
    if (!card) return refuse('no-such-gift-card');
    if (card.status === 'disabled') return refuse('gift-card-disabled');
    const email = body.recipientEmail.trim();
    const deliverAt = new Date(deliveryMoment(site, body.deliverOn, now) ?? now);
    const delivery = card.deliveries + 1;
    await readdressGiftCard(tx, {
      id,
      recipientName: body.recipientName.trim(),
      recipientEmail: email,
      message: body.message.trim(),
      deliverAt,
      deliveries: delivery,
      ...(isHeldByOther(card, email) ? nextCode(deps, card) : {}),
    });
    await addToOutbox(tx, {
      id: messageId,
      topic: 'gift-card-mail',
      dedupeKey: `gift-card-mail:${id}:delivery:${String(delivery)}`,
      payload: { giftCardId: id, key: `delivery-${String(delivery)}`, delivery },
      dueAt: deliverAt,
    });
    const [row] = await findGiftCards(tx, [id]);
    return row ? { giftCard: presentGiftCard(row) } : refuse('no-such-gift-card');
  });
}

function isHeldByOther({ deliveredAt, recipientEmail }: GiftCardRecord, email: string): boolean {
  return deliveredAt !== null && recipientEmail.toLowerCase() !== email.toLowerCase();
}

function nextCode(deps: Pick<Deps, 'settings'>, { siteId, id, codeNo: lastNo }: GiftCardRecord) {
  const codeNo = lastNo + 1;
  const code = newCardCode(deps, { id, codeNo });
  return { codeNo, codeHash: codeHash(siteId, code), codeLast4: code.slice(-4) };
}
