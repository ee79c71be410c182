import { formatMoney } from '@veranda/domain/money/format';
import type { MailContent } from '../../sites/mails/mail-content.ts';
import type { MailKit } from '../../sites/mails/mail-kit.ts';

/** A gift card as its mail hands it over. */
interface GiftCardMailData {
  readonly id: string;
  readonly to: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  /** In groups, as it is typed. */
  readonly code: string;
  readonly senderName: string;
  readonly recipientName: string;
  readonly message: string;
}

/** The mail that hands a gift card to its recipient. Without a sender's name it is from the shop. */
export function giftCardMail(kit: MailKit, card: GiftCardMailData): MailContent {
  const { site } = kit;
  const amount = formatMoney(card.amountMinor, card.currency, site.language);
  return {
    kind: 'gift-card',
    id: card.id,
    to: card.to,
    values: { senderName: card.senderName || site.title, recipientName: card.recipientName, amount },
    quote: card.message,
    large: [
      { label: kit.t('amount'), text: amount },
      { label: kit.t('code'), text: card.code },
    ],
    href: site.origin,
    notes: [kit.t('checkBalance', { link: `${site.origin}/gift-card/balance` })],
  };
}

/**
 * Tells a buyer where to download: the page of the order, since a mail program that opens links would use
 * them up.
 */
export function downloadMail(
  data: Pick<MailContent, 'id' | 'to' | 'href'> & {
    readonly orderNumber: number | null;
    readonly files: readonly { readonly product: string; readonly name: string }[];
  },
): MailContent {
  const { orderNumber, files, ...content } = data;
  return {
    ...content,
    kind: 'downloads',
    values: { orderNumber: String(orderNumber ?? '') },
    rows: files.map((file) => ({ name: file.product, value: file.name })),
  };
}
