import { findGiftCards } from '@veranda/db/gift-cards/reader';
import { markDelivered } from '@veranda/db/gift-cards/writer';
import { findLanguageOfAddress } from '@veranda/db/members/reader';
import { groupedCode } from '@veranda/domain/gift-cards/gift-card-code';
import type { Deps } from '../../services/deps.ts';
import { cardCode } from '../../services/commerce/gift-cards/card-code.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { giftCardMail } from '../../services/commerce/mails/gift-card-and-download-mails.ts';
import { sendMailIn } from '../../services/sites/mails/write-mail.ts';

/** Mails gift cards, at once or on the day that was wished. */
export function giftCardJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'gift-card-mail': async (siteId, payload) => {
      await mailGiftCard(deps, siteId, payload as CardMail);
      return 'done';
    },
  };
}

/** Message in the outbox: `key` makes a mail of its own of one that is sent again. */
interface CardMail {
  readonly giftCardId: string;
  readonly key: string;
  /** Number of the delivery; absent for the first one, and for one that is sent again on purpose. */
  readonly delivery?: number;
}

/**
 * Mails a card, unless it is disabled or was addressed again since: in the language that its recipient has
 * chosen on the site, else in that of its buyer.
 */
async function mailGiftCard(
  deps: Deps,
  siteId: string,
  { giftCardId, key, delivery = key === '' ? 1 : undefined }: CardMail,
): Promise<void> {
  const site = await deps.sites.byId(siteId);
  const records = await deps.db.forSite(siteId, async (tx) => {
    const [card] = await findGiftCards(tx, [giftCardId]);
    if (card?.status !== 'active' || card.recipientEmail === '') return null;
    if (delivery !== undefined && delivery !== card.deliveries) return null;
    const language = await findLanguageOfAddress(tx, card.recipientEmail);
    return { card, language: language || card.language, code: await cardCode(deps, tx, card) };
  });
  if (!site || !records) return;
  const id = key === '' ? `gift-card.${giftCardId}` : `gift-card.${giftCardId}.${key}`;
  const { card, language, code } = records;
  await sendMailIn(deps, { site, language }, (kit) =>
    giftCardMail(kit, {
      id,
      to: card.recipientEmail,
      amountMinor: card.initialMinor,
      currency: card.currency,
      code: groupedCode(code),
      senderName: card.senderName,
      recipientName: card.recipientName,
      message: card.message,
    }),
  );
  const delivered = { id: giftCardId, at: new Date(deps.now()) };
  await deps.db.forSite(siteId, (tx) => markDelivered(tx, delivered));
}
