import { findCardsOfOrder } from '@veranda/db/gift-cards/reader';
import { insertGiftCard } from '@veranda/db/gift-cards/writer';
import { findSiteUserLanguage } from '@veranda/db/members/reader';
import type { OrderLineRecord, OrderRecord } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { GiftDetails } from '@veranda/domain/gift-cards/gift-details';
import type { CommerceDeps } from '../deps.ts';
import { newCardCode } from '../gift-cards/card-code.ts';
import { codeHash } from '../gift-cards/code-hash.ts';

type IssueDeps = Pick<CommerceDeps, 'newId' | 'now' | 'settings'>;

/**
 * Issues the cards that an order has paid for, one a unit, and lets their mails leave now or on the wished
 * day.
 */
export async function issueGiftCards(
  deps: IssueDeps,
  tx: SiteTransaction,
  given: {
    readonly order: OrderRecord;
    readonly lines: readonly OrderLineRecord[];
    readonly gift: GiftDetails;
  },
): Promise<void> {
  const { order, lines, gift } = given;
  if (lines.length === 0 || (await findCardsOfOrder(tx, order.id)).length > 0) return;
  const language = await findSiteUserLanguage(tx, order.siteUserId);
  for (const line of lines)
    for (let unit = 1; unit <= line.quantity; unit += 1)
      await issue(deps, tx, { order, line, unit, gift, language });
}

interface Unit {
  readonly order: OrderRecord;
  readonly line: OrderLineRecord;
  readonly unit: number;
  readonly gift: GiftDetails;
  readonly language: string;
}

async function issue(deps: IssueDeps, tx: SiteTransaction, given: Unit): Promise<void> {
  const { order, line, unit, gift, language } = given;
  // A card that cost nothing is worth nothing: none is issued.
  if (line.unitMinor === 0n) return;
  const id = deps.newId();
  const code = newCardCode(deps, { id });
  const deliverAt = new Date(Math.max(deps.now(), gift.deliverAt ?? 0));
  const card = {
    id,
    codeHash: codeHash(tx.siteId, code),
    codeLast4: code.slice(-4),
    currency: order.currency,
    initialMinor: line.unitMinor,
    actor: order.email,
    orderId: order.id,
    orderLineId: line.id,
    unit,
    testMode: order.testMode,
    recipientName: gift.recipientName,
    recipientEmail: gift.recipientEmail === '' ? order.email : gift.recipientEmail,
    senderName: gift.senderName,
    message: gift.message,
    language,
    deliverAt,
  };
  await insertGiftCard(tx, card, deps.newId());
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'gift-card-mail',
    dedupeKey: `gift-card-mail:${id}`,
    payload: { giftCardId: id, key: '' },
    dueAt: deliverAt,
  });
}
