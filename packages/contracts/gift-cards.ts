import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { WireMoney } from './money.ts';
import { SiteParams } from './sites.ts';

/** A gift card as the studio shows it; its code is known to nobody but its holder. */
export const GiftCard = Type.Object({
  id: Type.String(),
  last4: Type.String(),
  initial: WireMoney,
  balance: WireMoney,
  status: Type.Union([Type.Literal('active'), Type.Literal('disabled')]),
  note: Type.String(),
  issuedBy: Type.String(),
  issuedAt: Type.String(),
});
export type GiftCard = Static<typeof GiftCard>;

const read = { kind: 'member', area: 'orders', level: 'read' } as const;
const write = { kind: 'member', area: 'orders', level: 'write' } as const;

/** All gift cards, the newest first. */
export const listGiftCards = endpoint({
  name: 'list-gift-cards',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/gift-cards',
  access: read,
  params: SiteParams,
  response: Type.Object({ giftCards: Type.Array(GiftCard) }),
  crumb: 'none',
});

/** Issues a gift card. The code is in the answer and nowhere else: it is kept as a hash. */
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
  params: Type.Object({ ...SiteParams.properties, card: Type.String({ format: 'uuid' }) }),
  response: Type.Object({ giftCard: GiftCard }),
  crumb: 'required',
});
