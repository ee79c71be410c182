import type { DeliveryBody, GiftCard } from '@veranda/contracts/gift-cards';
import { findGiftCards, lockGiftCard } from '@veranda/db/gift-cards/reader';
import { readdressGiftCard } from '@veranda/db/gift-cards/writer';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { giftProblems } from '@veranda/domain/gift-cards/gift-details';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../platform/deps.ts';
import { newCardCode } from '../../platform/gift-cards/card-code.ts';
import { codeHash } from '../../platform/gift-cards/code-hash.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { deliveryMoment, todayOf } from './buy-gift-card.ts';
import { presentGiftCard } from './present.ts';

/**
 * Addresses a card anew, or moves the day on which it is mailed. The mail that was to leave before does not; a card that
 * somebody else has got already becomes another code, so that it can be spent by its new recipient only.
 */
export async function readdressCard(
  deps: Pick<Deps, 'db' | 'newId' | 'now' | 'settings'>,
  site: SiteEntry,
  given: { readonly id: string; readonly body: DeliveryBody },
): Promise<{ giftCard: GiftCard } | Refusal> {
  const { id, body } = given;
  const now = deps.now();
  const [problem, ...also] = giftProblems({ ...body, toRecipient: true, senderName: '' }, todayOf(site, now));
  if (problem) return { ...problem, also };
  const messageId = deps.newId();
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const card = await lockGiftCard(tx, site.id, id);
    if (!card) return refuse('no-such-gift-card');
    if (card.status === 'disabled') return refuse('gift-card-disabled');
    const email = body.recipientEmail.trim();
    const isHeldByOther =
      card.delivered_at !== null && card.recipient_email.toLowerCase() !== email.toLowerCase();
    const codeNo = card.code_no + (isHeldByOther ? 1 : 0);
    const code = newCardCode(deps, { id, code_no: codeNo });
    const deliverAt = new Date(deliveryMoment(site, body.deliverOn, now) ?? now);
    const delivery = card.deliveries + 1;
    await readdressGiftCard(tx, site.id, {
      id,
      recipient_name: body.recipientName.trim(),
      recipient_email: email,
      message: body.message.trim(),
      deliver_at: deliverAt,
      deliveries: delivery,
      ...(isHeldByOther
        ? { code_no: codeNo, code_hash: codeHash(site.id, code), code_last4: code.slice(-4) }
        : {}),
    });
    await addToOutbox(tx, {
      id: messageId,
      websiteId: site.id,
      topic: 'gift-card-mail',
      dedupeKey: `gift-card-mail:${id}:delivery:${String(delivery)}`,
      payload: { giftCardId: id, key: `delivery-${String(delivery)}`, delivery },
      dueAt: deliverAt,
    });
    const [row] = await findGiftCards(tx, site.id, [id]);
    return row ? { giftCard: presentGiftCard(row) } : refuse('no-such-gift-card');
  });
}
