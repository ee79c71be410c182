/** One term of the product: one word for one thing in code, wire, interface and docs. */
export interface GlossaryTerm {
  readonly term: string;
  readonly meaning: string;
  /** Files or folders where it is defined, from the root of the repository. */
  readonly where: readonly string[];
  /** Names of the same thing that the spec fixes on the wire, or that other products use. */
  readonly otherNames?: readonly string[];
}

/** Terms in alphabetical order. */
export const glossary: readonly GlossaryTerm[] = [
  {
    term: 'account',
    meaning: 'Login of the studio: a person who owns or helps with sites. Never a shopper.',
    where: ['packages/db/accounts', 'packages/contracts/accounts.ts'],
    otherNames: ['memberAccountId on the wire'],
  },
  {
    term: 'block',
    meaning: 'One piece of content on a page, of a block kind: text, image, form, product.',
    where: ['packages/domain/blocks'],
  },
  {
    term: 'cart',
    meaning: 'Line items and choices of a visitor before checkout. Its totals are computed, never stored.',
    where: ['packages/domain/cart', 'packages/db/cart'],
    otherNames: ['shopping cart on the wire'],
  },
  {
    term: 'collection',
    meaning: 'A page that holds items of one type: a store, a blog, events, a gallery.',
    where: ['packages/domain/pages/collection-types.ts'],
  },
  {
    term: 'crumb',
    meaning: 'Token that proves that a request comes from a page of the same site (protection against CSRF).',
    where: ['packages/server/platform/crumb'],
  },
  {
    term: 'customer',
    meaning: 'Person who buys, with or without a login. One with a login is also a site user.',
    where: ['packages/domain/orders', 'packages/db/customers'],
    otherNames: ['shopper account'],
  },
  {
    term: 'discount',
    meaning: 'Reduction of a price, automatic or by a code. All that apply are combined (discount stacking).',
    where: ['packages/domain/discounts', 'docs/decisions/0012-discount-stacking.md'],
  },
  {
    term: 'draft order',
    meaning: 'Order composed by the owner, paid by its customer through an invoice link.',
    where: ['packages/domain/orders/draft.ts'],
  },
  {
    term: 'entitlement',
    meaning: 'Right to something that is not shipped: a download, a gift card, a member area.',
    where: ['packages/db/downloads', 'packages/db/gift-cards'],
  },
  {
    term: 'fulfilment',
    meaning: 'Shipping of an order’s items, with a status and parcels.',
    where: ['packages/domain/orders/fulfilment.ts'],
  },
  {
    term: 'fulfilment profile',
    meaning: 'Group of products with shipping methods of their own.',
    where: ['packages/domain/shipping'],
  },
  {
    term: 'gift card',
    meaning: 'Prepaid balance with a code, sold as a product or issued by the owner.',
    where: ['packages/domain/gift-cards', 'packages/db/gift-cards'],
  },
  {
    term: 'island',
    meaning: 'Interactive part of a published page, loaded when it is needed.',
    where: ['packages/islands', 'packages/contracts/islands.ts'],
  },
  {
    term: 'item',
    meaning: 'Entry of a collection: a product, a post, an event, an image of a gallery.',
    where: ['packages/domain/pages/record-types.ts'],
  },
  {
    term: 'line item',
    meaning: 'One variant in a quantity, in a cart or an order.',
    where: ['packages/domain/line-items'],
    otherNames: ['entry on the wire of carts'],
  },
  {
    term: 'mailing list',
    meaning: 'Subscribers of a site’s newsletters, with double opt-in.',
    where: ['packages/domain/mailing-lists', 'packages/db/mailing-lists'],
  },
  {
    term: 'member plan',
    meaning: 'Product that gives its buyer access to a member area.',
    where: ['packages/db/member-plans', 'packages/contracts/member-plans.ts'],
  },
  {
    term: 'membership',
    meaning: 'Roles of an account on a site.',
    where: ['packages/domain/contributors'],
    otherNames: ['contributor'],
  },
  {
    term: 'message',
    meaning: 'Text shown to a person, by key, in every language.',
    where: ['packages/messages'],
  },
  {
    term: 'minor unit',
    meaning: 'Smallest unit of a currency, as a bigint: cents of a dollar, whole yen.',
    where: ['packages/domain/money'],
    otherNames: ['*Cents on the wire: hundredths of the major unit in every currency'],
  },
  {
    term: 'order',
    meaning: 'Completed checkout: line items, totals, addresses and payments as they were agreed.',
    where: ['packages/domain/orders', 'packages/db/orders'],
  },
  {
    term: 'outbox',
    meaning: 'Rows written in the business transaction that the worker turns into mails, calls and jobs.',
    where: ['packages/db/platform/outbox.ts', 'docs/decisions/0005-outbox-without-a-job-library.md'],
  },
  {
    term: 'page comment',
    meaning:
      'Remark of somebody who works on a page, in a thread about it, a section or a block. Never of a visitor.',
    where: ['packages/domain/page-comments', 'packages/db/page-comments'],
  },
  {
    term: 'payment',
    meaning: 'Attempt to pay an order by a provider, manually or by gift card, with a status.',
    where: ['packages/domain/payments'],
  },
  {
    term: 'product',
    meaning: 'Something sold: physical, digital, service, gift card or member plan, with variants.',
    where: ['packages/domain/catalog'],
  },
  {
    term: 'refusal',
    meaning: 'Expected negative answer of a rule, a value from a table of codes. A fault is thrown instead.',
    where: ['packages/domain/refusal.ts'],
  },
  {
    term: 'renewal',
    meaning: 'Charge of a subscription after its first one.',
    where: ['packages/domain/subscriptions'],
  },
  {
    term: 'restock alert',
    meaning: 'Mail to visitors who wait for a sold-out variant.',
    where: ['packages/db/restock', 'packages/islands/restock'],
  },
  {
    term: 'revision',
    meaning: 'Immutable version of a published site.',
    where: ['packages/domain/publishing', 'packages/db/publishing'],
  },
  {
    term: 'shipping method',
    meaning: 'Way to ship an order, with a price and destinations.',
    where: ['packages/domain/shipping/shipping-method.ts'],
  },
  {
    term: 'site',
    meaning: 'One website with its pages, shop and settings: the tenant.',
    where: ['packages/db/sites', 'packages/db/migrations/0120-site-id.sql'],
    otherNames: ['websiteId and website_id on the wire of the spec’s calls and events'],
  },
  {
    term: 'site user',
    meaning: 'Login of a visitor on one site.',
    where: ['packages/db/members'],
  },
  {
    term: 'slice',
    meaning: 'One piece of content on a slide, of a slice kind: heading, body, buttons, password.',
    where: ['packages/domain/slices'],
  },
  {
    term: 'slide',
    meaning:
      'Full screen without header and footer, made of slices: a cover page, a lock screen, a sign-in screen or a pop-up.',
    where: ['packages/domain/pages/slides', 'docs/decisions/0171-slides-and-slices.md'],
  },
  {
    term: 'subscription',
    meaning: 'Product that is charged again every cycle until it ends or is canceled.',
    where: ['packages/domain/subscriptions'],
  },
  {
    term: 'theme',
    meaning: 'Templates, styles and settings that give a site its look.',
    where: ['packages/themes', 'docs/guides/themes.md'],
  },
  {
    term: 'tweak',
    meaning: 'Setting of a theme that an owner may change: a colour, a font, a measure.',
    where: ['packages/domain/design/tweaks.ts'],
  },
  {
    term: 'variant',
    meaning: 'Buyable form of a product: one value for each option, with a SKU, a price and stock.',
    where: ['packages/domain/catalog/options.ts'],
  },
  {
    term: 'webhook',
    meaning: 'HTTP message to another program about an event of a site.',
    where: ['packages/domain/integrations/topics.ts', 'docs/decisions/0036-webhook-events.md'],
  },
];
