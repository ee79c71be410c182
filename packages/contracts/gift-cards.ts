import { emailLength } from '@veranda/domain/mail/email-address';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SearchedPage } from './list-query.ts';
import { WireMoney } from './money.ts';
import { SiteParams } from './sites.ts';

/** A gift card as the studio shows it; its code is known to nobody but its holder. Times are ISO 8601. */
export const GiftCard = Type.Object({
  id: Type.String(),
  last4: Type.String(),
  initial: WireMoney,
  balance: WireMoney,
  status: Type.Union([Type.Literal('active'), Type.Literal('disabled')]),
  note: Type.String(),
  issuedBy: Type.String(),
  issuedAt: Type.String(),
  recipientName: Type.String(),
  /** Empty for a card that is not mailed. */
  recipientEmail: Type.String(),
  senderName: Type.String(),
  message: Type.String(),
  /** When its mail leaves, or has left; empty for a card that is not mailed. */
  deliverAt: Type.String(),
  delivered: Type.Boolean(),
  /** The order that it was bought with; empty for one that was issued by hand. */
  orderId: Type.String(),
});
export type GiftCard = Static<typeof GiftCard>;

/** A line of a card's ledger. */
const LedgerLine = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  text: Type.String({ description: 'Ready to be shown.' }),
  delta: WireMoney,
  at: Type.String(),
  orderId: Type.String(),
  orderNumber: Type.Union([Type.Integer(), Type.Null()]),
});

/** A card with its ledger, the newest line first. */
export const GiftCardDetail = Type.Object({ giftCard: GiftCard, ledger: Type.Array(LedgerLine) });
export type GiftCardDetail = Static<typeof GiftCardDetail>;

const read = { kind: 'member', area: 'orders', level: 'read' } as const;
const write = { kind: 'member', area: 'orders', level: 'write' } as const;
const CardParams = Type.Object({ ...SiteParams.properties, card: Type.String({ format: 'uuid' }) });

/**
 * Gift cards, the newest first. `search` looks in the last four of the code, in recipient, sender and note,
 * and in the number of the order that a card was bought with.
 */
export const listGiftCards = endpoint({
  name: 'list-gift-cards',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/gift-cards',
  access: read,
  params: SiteParams,
  query: SearchedPage,
  response: Type.Object({
    giftCards: Type.Array(GiftCard),
    total: Type.Integer({ description: 'Cards that match, on all pages.' }),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  }),
  crumb: 'none',
});

/** One card with its ledger. */
export const getGiftCard = endpoint({
  name: 'get-gift-card',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/gift-cards/:card',
  access: read,
  params: CardParams,
  response: GiftCardDetail,
  crumb: 'none',
});

/**
 * Issues a gift card. The code is in the answer and nowhere else: it is kept as a hash. With an address the
 * card is mailed to it as well.
 */
export const issueGiftCard = endpoint({
  name: 'issue-gift-card',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/gift-cards',
  access: write,
  params: SiteParams,
  body: Type.Object(
    {
      amount: Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,3})?$', description: 'Of the shop’s currency.' }),
      note: Type.String({ maxLength: 200 }),
      recipientName: Type.Optional(Type.String({ maxLength: 100 })),
      recipientEmail: Type.Optional(Type.String({ maxLength: emailLength.max })),
      message: Type.Optional(Type.String({ maxLength: 80, lines: true })),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ giftCard: GiftCard, code: Type.String({ description: 'In groups of four.' }) }),
  crumb: 'required',
});

/** Disables a gift card: what is left on it is gone. */
export const disableGiftCard = endpoint({
  name: 'disable-gift-card',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/gift-cards/:card/disable',
  access: write,
  params: CardParams,
  response: Type.Object({ giftCard: GiftCard }),
  crumb: 'required',
});

/** Mails a card once more to its recipient. */
export const resendGiftCard = endpoint({
  name: 'resend-gift-card',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/gift-cards/:card/mail',
  access: write,
  params: CardParams,
  response: Type.Object({ sent: Type.Literal(true) }),
  crumb: 'required',
});

const Text = (maxLength: number) => Type.String({ maxLength });

/**
 * To whom a card is mailed, with which words, and when: `deliverOn` is a day of the site’s zone, empty for at
 * once.
 */
export const DeliveryBody = Type.Object(
  { recipientName: Text(200), recipientEmail: Text(320), message: Text(500), deliverOn: Text(10) },
  { additionalProperties: false },
);
export type DeliveryBody = Static<typeof DeliveryBody>;

/**
 * Addresses a card again, or moves its day. A mail that was still to be sent is not; a card that somebody
 * else has got already becomes another code.
 */
export const readdressGiftCard = endpoint({
  name: 'readdress-gift-card',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/gift-cards/:card/delivery',
  access: write,
  params: CardParams,
  body: DeliveryBody,
  bodyKind: 'json',
  response: Type.Object({ giftCard: GiftCard }),
  crumb: 'required',
});
