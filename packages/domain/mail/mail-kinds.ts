/** Part of the product that writes a mail; also the mailbox that it comes from. */
export type MailGroup = 'orders' | 'goods' | 'subscriptions' | 'marketing' | 'account' | 'shop' | 'forms';

/** Labels and footers that several kinds share, by the key of their message. */
type MailButton =
  | 'order'
  | 'pay'
  | 'downloads'
  | 'visit'
  | 'subscriptions'
  | 'product'
  | 'review'
  | 'cart'
  | 'confirm'
  | 'password'
  | 'address'
  | 'comment'
  | 'studio';
type MailFooter =
  | 'order'
  | 'invoice'
  | 'giftCard'
  | 'subscription'
  | 'restock'
  | 'review'
  | 'cart'
  | 'confirm'
  | 'welcome'
  | 'password'
  | 'comment'
  | 'moderation'
  | 'shop';

interface KindRow {
  readonly group: MailGroup;
  /** True when the owner may switch it off; mails that a buyer needs are always sent. */
  readonly mayBeOff: boolean;
  /** Off until the owner switches it on. */
  readonly offAtFirst?: true;
  readonly button: MailButton;
  readonly footer: MailFooter;
  /** Placeholders that subject, text and footer may contain in braces, beside `{shop}`. */
  readonly placeholders: readonly string[];
}

const order = ['orderNumber', 'orderDate', 'total'] as const;
const plan = ['product', 'price', 'card', 'date'] as const;
const shopPlan = ['product', 'price', 'email', 'date'] as const;

const orders = { group: 'orders', button: 'order', footer: 'order' } as const;
const subscriptions = {
  group: 'subscriptions',
  button: 'subscriptions',
  footer: 'subscription',
  placeholders: plan,
} as const;
const shop = {
  group: 'shop',
  mayBeOff: true,
  button: 'studio',
  footer: 'shop',
  placeholders: shopPlan,
} as const;

/** Every mail that a site sends to its customers and its owner. */
const mailKinds = {
  'order-confirmation': { ...orders, mayBeOff: false, placeholders: order },
  invoice: {
    group: 'orders',
    mayBeOff: false,
    button: 'pay',
    footer: 'invoice',
    placeholders: ['total', 'date'],
  },
  payment: { ...orders, mayBeOff: true, placeholders: order },
  shipping: { ...orders, mayBeOff: true, placeholders: [...order, 'carrier', 'trackingNumber'] },
  refund: { ...orders, mayBeOff: true, placeholders: [...order, 'amount'] },
  cancellation: { ...orders, mayBeOff: true, placeholders: [...order, 'amount'] },
  'gift-card': {
    group: 'goods',
    mayBeOff: false,
    button: 'visit',
    footer: 'giftCard',
    placeholders: ['senderName', 'recipientName', 'amount'],
  },
  downloads: {
    group: 'goods',
    mayBeOff: false,
    button: 'downloads',
    footer: 'order',
    placeholders: ['orderNumber'],
  },
  'subscription-started': { ...subscriptions, mayBeOff: true },
  'subscription-upcoming': { ...subscriptions, mayBeOff: false },
  'subscription-renewed': { ...subscriptions, mayBeOff: true },
  'subscription-payment-failed': { ...subscriptions, mayBeOff: false },
  'subscription-canceled': { ...subscriptions, mayBeOff: true },
  'subscription-completed': { ...subscriptions, mayBeOff: true },
  restock: {
    group: 'marketing',
    mayBeOff: false,
    button: 'product',
    footer: 'restock',
    placeholders: ['product'],
  },
  'review-request': {
    group: 'marketing',
    mayBeOff: true,
    button: 'review',
    footer: 'review',
    placeholders: ['products'],
  },
  'abandoned-cart': {
    group: 'marketing',
    mayBeOff: true,
    offAtFirst: true,
    button: 'cart',
    footer: 'cart',
    placeholders: ['total'],
  },
  'list-confirm': {
    group: 'marketing',
    mayBeOff: false,
    button: 'confirm',
    footer: 'confirm',
    placeholders: ['list'],
  },
  'list-welcome': {
    group: 'marketing',
    mayBeOff: true,
    button: 'visit',
    footer: 'welcome',
    placeholders: ['list'],
  },
  'comment-reply': {
    group: 'marketing',
    mayBeOff: true,
    button: 'comment',
    footer: 'comment',
    placeholders: ['name', 'title'],
  },
  'password-reset': {
    group: 'account',
    mayBeOff: false,
    button: 'password',
    footer: 'password',
    placeholders: [],
  },
  'email-confirmation': {
    group: 'account',
    mayBeOff: false,
    button: 'address',
    footer: 'password',
    placeholders: [],
  },
  'form-answer': {
    group: 'forms',
    mayBeOff: false,
    button: 'studio',
    footer: 'shop',
    placeholders: ['form', 'page'],
  },
  'shop-order': { ...shop, placeholders: [...order, 'email'] },
  'shop-dispute': { ...shop, mayBeOff: false, placeholders: ['orderNumber', 'amount', 'email', 'date'] },
  'shop-mismatch': {
    ...shop,
    mayBeOff: false,
    placeholders: ['amount', 'otherAmount', 'email', 'reference'],
  },
  'shop-comments': { ...shop, footer: 'moderation', placeholders: [] },
  'shop-week': { ...shop, offAtFirst: true, placeholders: [] },
  'shop-subscription-started': shop,
  'shop-subscription-renewed': shop,
  'shop-subscription-payment-failed': shop,
  'shop-subscription-canceled': shop,
  'shop-subscription-completed': shop,
  'shop-refund-failed': { ...shop, placeholders: ['orderNumber', 'amount', 'email'] },
} as const satisfies Readonly<Record<string, KindRow>>;

export type MailKind = keyof typeof mailKinds;

/** Every kind in the order in which an owner reads them. */
export const allMailKinds = Object.keys(mailKinds) as readonly MailKind[];

/** The row of a kind. */
export function mailKind(kind: MailKind): KindRow {
  return mailKinds[kind];
}

export function isMailKind(word: string): word is MailKind {
  return Object.hasOwn(mailKinds, word);
}

/** Placeholders that the texts of a kind may contain in braces. */
export function placeholdersOf(kind: MailKind): readonly string[] {
  return ['shop', ...mailKind(kind).placeholders];
}
