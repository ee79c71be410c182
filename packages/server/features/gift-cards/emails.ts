import type { GiftCardRow } from '@veranda/db/gift-cards/reader';
import { groupedCode } from '@veranda/domain/gift-cards/gift-card-code';
import { formatMoney } from '@veranda/domain/money/format';
import { letterMail } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** The mail that hands a gift card to its recipient. `id` is the same for every delivery of one mail. */
export function giftCardMail(
  site: SiteEntry,
  given: { readonly card: GiftCardRow; readonly code: string; readonly id: string },
): Mail {
  const { card, code, id } = given;
  const amount = formatMoney(card.initial_minor, card.currency, site.language);
  const from = card.sender_name === '' ? '' : ` from ${card.sender_name}`;
  const hello = card.recipient_name === '' ? 'Here is' : `${card.recipient_name}, here is`;
  return letterMail(site, {
    id,
    to: card.recipient_email,
    subject: `A gift card${from} for ${site.title}`,
    heading: `A gift card${from}`,
    lines: [`${hello} a gift card of ${amount} to spend at ${site.title}.`],
    quote: card.message,
    large: [
      { label: 'Amount', text: amount },
      { label: 'Code', text: groupedCode(code) },
    ],
    button: { label: `Visit ${site.title}`, href: site.origin },
    small: [
      'Enter the code at the checkout. It never expires, and what is left can be spent another time.',
      `What is left is shown at ${site.origin}/gift-card/balance.`,
    ],
  });
}
