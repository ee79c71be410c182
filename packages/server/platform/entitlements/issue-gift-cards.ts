import { findCardsOfOrder } from '@veranda/db/gift-cards/reader';
import { insertGiftCard } from '@veranda/db/gift-cards/writer';
import { findSiteUserLanguage } from '@veranda/db/members/reader';
import type { OrderLineRow, OrderRow } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { GiftDetails } from '@veranda/domain/gift-cards/gift-details';
import type { Deps } from '../deps.ts';
import { newCardCode } from '../gift-cards/card-code.ts';
import { codeHash } from '../gift-cards/code-hash.ts';

type IssueDeps = Pick<Deps, 'newId' | 'now' | 'settings'>;

/** Issues the cards that an order has paid for, one a unit, and lets their mails leave now or on the wished day. */
export async function issueGiftCards(
  deps: IssueDeps,
  tx: SiteTransaction,
  given: { readonly order: OrderRow; readonly lines: readonly OrderLineRow[]; readonly gift: GiftDetails },
): Promise<void> {
  const { order, lines, gift } = given;
  if (lines.length === 0 || (await findCardsOfOrder(tx, tx.siteId, order.id)).length > 0) return;
  const language = await findSiteUserLanguage(tx, tx.siteId, order.site_user_id);
  for (const line of lines)
    for (let unit = 1; unit <= line.quantity; unit += 1)
      await issue(deps, tx, { order, line, unit, gift, language });
}

interface Unit {
  readonly order: OrderRow;
  readonly line: OrderLineRow;
  readonly unit: number;
  readonly gift: GiftDetails;
  readonly language: string;
}

async function issue(deps: IssueDeps, tx: SiteTransaction, given: Unit): Promise<void> {
  const { order, line, unit, gift, language } = given;
  // A card that cost nothing is worth nothing: none is issued.
  if (line.unit_minor === 0n) return;
  const id = deps.newId();
  const code = newCardCode(deps, { id });
  const deliverAt = new Date(Math.max(deps.now(), gift.deliverAt ?? 0));
  const card = {
    website_id: tx.siteId,
    id,
    code_hash: codeHash(tx.siteId, code),
    code_last4: code.slice(-4),
    currency: order.currency,
    initial_minor: line.unit_minor,
    actor: order.email,
    order_id: order.id,
    order_line_id: line.id,
    unit,
    test_mode: order.test_mode,
    recipient_name: gift.recipientName,
    recipient_email: gift.recipientEmail === '' ? order.email : gift.recipientEmail,
    sender_name: gift.senderName,
    message: gift.message,
    language,
    deliver_at: deliverAt,
  };
  await insertGiftCard(tx, card, deps.newId());
  await addToOutbox(tx, {
    id: deps.newId(),
    websiteId: tx.siteId,
    topic: 'gift-card-mail',
    dedupeKey: `gift-card-mail:${id}`,
    payload: { giftCardId: id, key: '' },
    dueAt: deliverAt,
  });
}
