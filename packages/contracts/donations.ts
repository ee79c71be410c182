import Type, { type Static } from 'typebox';
import { PlainText } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { WireMoney } from './money.ts';
import { SiteParams } from './sites.ts';

const Amount = Type.String({
  pattern: '^\\d{1,12}(\\.\\d{1,3})?$',
  description: 'Of the site’s currency, `12.50`.',
});
const Id = Type.String({ format: 'uuid' });

/** Settings of a fund that an owner edits. */
export const FundBody = Type.Object(
  {
    name: PlainText(100),
    description: PlainText(2000),
    /** Amounts to choose from, in their order. */
    suggested: Type.Array(Amount, { maxItems: 8 }),
    ownAmount: Type.Boolean(),
    least: Amount,
    most: Amount,
    monthly: Type.Boolean(),
    goal: Type.Union([Amount, Type.Null()]),
    thanks: PlainText(1000),
    imageId: Type.Union([Id, Type.Null()]),
    isOpen: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type FundBody = Static<typeof FundBody>;

/** A fund with what has come in for it. */
export const FundView = Type.Object({
  ...FundBody.properties,
  id: Type.String(),
  version: Type.String(),
  url: Type.String({ description: 'Path of its page on the site.' }),
  raised: WireMoney,
  gifts: Type.Integer({ description: 'Donations that were paid.' }),
});
export type FundView = Static<typeof FundView>;

const read = { kind: 'member', area: 'products', level: 'read' } as const;
const write = { kind: 'member', area: 'products', level: 'write' } as const;
const FundParams = Type.Object({ ...SiteParams.properties, fund: Id });
const OneFund = Type.Object({ fund: FundView });

/** The funds of a site by name. */
export const listFunds = endpoint({
  name: 'list-funds',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/funds',
  access: read,
  params: SiteParams,
  response: Type.Object({ funds: Type.Array(FundView), currency: Type.String() }),
  crumb: 'none',
});

export const createFund = endpoint({
  name: 'create-fund',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/funds',
  access: write,
  params: SiteParams,
  body: FundBody,
  bodyKind: 'json',
  response: OneFund,
  crumb: 'required',
});

/** Changes everything that an owner sets; refused with 409 when it was changed since `version`. */
export const changeFund = endpoint({
  name: 'change-fund',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/funds/:fund',
  access: write,
  params: FundParams,
  body: Type.Object(
    { version: Type.String({ maxLength: 40 }), fund: FundBody },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: OneFund,
  crumb: 'required',
});

/** Removes a fund: its page is gone; what was given to it stays in the orders. */
export const removeFund = endpoint({
  name: 'remove-fund',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/funds/:fund',
  access: write,
  params: FundParams,
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});

const field = Type.Optional(Type.String({ maxLength: 100 }));
const VisitorParams = Type.Object({ fund: Type.String({ maxLength: 64 }) });

/** The page of a fund (page type 203): what it is for, the amount, and how often. */
export const showFund = endpoint({
  name: 'show-fund',
  host: 'site',
  method: 'GET',
  path: '/donate/:fund',
  access: { kind: 'visitor' },
  params: VisitorParams,
  query: Type.Object({ amount: field, own: field, often: field }, { additionalProperties: true }),
  response: Type.Unknown(),
  crumb: 'none',
});

/**
 * Its form: `amount` (one of the fund’s, or `own` with the field `own`) and `often` (`once` or `monthly`).
 * Continues to the checkout, where the donation is alone; a monthly one to the subscription page first.
 */
export const giveToFund = endpoint({
  name: 'give-to-fund',
  host: 'site',
  method: 'POST',
  path: '/donate/:fund',
  access: { kind: 'visitor' },
  params: VisitorParams,
  body: Type.Object(
    { amount: field, own: field, often: field },
    { additionalProperties: Type.String({ maxLength: 500 }) },
  ),
  bodyKind: 'form',
  response: Type.Object({ cartToken: Type.String(), nextUrl: Type.String() }),
  crumb: 'required',
  rateLimit: 'add-entry',
});
