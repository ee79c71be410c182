import type { SampleProduct } from '@veranda/db/mail/reader';
import { type MailKind, mailKind } from '@veranda/domain/mail/mail-kinds';
import { formatMoney } from '@veranda/domain/money/format';
import { digitsOf } from '@veranda/domain/money/money';
import { priceMessage } from '@veranda/render/formatters/commerce/price-message';
import type { MailContent } from '../../sites/mails/mail-content.ts';
import { downloadMail, giftCardMail } from './gift-card-and-download-mails.ts';
import {
  confirmationMail,
  invoiceMail,
  paymentMail,
  refundMail,
  shippingMail,
  failedRefundMail,
  type OrderMailData,
} from './order-mails.ts';
import {
  addressMail,
  formAnswerMail,
  abandonedCartMail,
  commentReplyMail,
  commentsMail,
  weekMail,
  mailingListMail,
  passwordMail,
  restockMail,
  reviewMail,
} from '../../sites/mails/other-mails.ts';
import { disputeMail, mismatchMail, newOrderMail } from './owner-mails.ts';
import { subscriptionMail } from './subscription-mails.ts';
import type { MailKit } from '../../sites/mails/mail-kit.ts';

/** Inputs of a sample beside its kind. */
export interface SampleParts {
  readonly id: string;
  readonly to: string;
  readonly now: Date;
  /** Published products of the site; made up where it has none. */
  readonly products: readonly SampleProduct[];
}

/** A mail of a kind with made-up content, as a preview shows it. Its links lead to the site's front page. */
export function sampleMail(kit: MailKit, kind: MailKind, parts: SampleParts): MailContent {
  const content = byGroup(kit, kind, parts);
  return { ...content, isSample: true, isTest: false, isWanted: true };
}

function byGroup(kit: MailKit, kind: MailKind, parts: SampleParts): MailContent {
  if (mailKind(kind).group === 'orders') return orderSample(kit, kind, parts);
  if (kind.includes('subscription-')) return subscriptionSample(kit, kind, parts);
  if (kind.startsWith('shop-')) return ownerSample(kit, kind, parts);
  return otherSample(kit, kind, parts);
}

/** Samples by kind: each is made when it is asked for. */
type Samples = Readonly<Partial<Record<MailKind, () => MailContent>>>;

function orderSample(kit: MailKit, kind: MailKind, parts: SampleParts): MailContent {
  const order = sampleOrder(kit, parts);
  const id = { id: parts.id };
  const refund = { ...order, amountMinor: order.totalMinor };
  const soon = new Date(parts.now.getTime() + 7 * 24 * 60 * 60_000);
  const invoice = { ...order, ...id, to: parts.to, payBefore: soon, message: kit.t('sampleMessage') };
  const samples: Samples = {
    invoice: () => invoiceMail(kit, invoice),
    payment: () => paymentMail(kit, order, id),
    shipping: () => shippingMail(kit, { ...order, parcel: sampleParcel(order) }, id),
    refund: () => refundMail(kit, { ...refund, canceled: false }, id),
    cancellation: () => refundMail(kit, { ...refund, canceled: true }, id),
  };
  return samples[kind]?.() ?? confirmationMail(kit, order, id);
}

function sampleParcel(order: OrderMailData) {
  return {
    lines: order.items.map((item) => ({ lineId: item.id, quantity: item.quantity })),
    carrier: 'DHL',
    trackingNumber: '00340434161094027318',
    trackingUrl: order.href,
  };
}

function sampleOrder(kit: MailKit, { to, now, products }: SampleParts): OrderMailData {
  const { site } = kit;
  const items = sampleProducts(kit, products).map((sampleGood, index) => ({
    id: String(index),
    name: sampleGood.title,
    detail: Object.values(sampleGood.attributes).join(', '),
    quantity: index === 0 ? 2 : 1,
    totalMinor: sampleGood.priceMinor * (index === 0 ? 2n : 1n),
  }));
  const subtotal = items.reduce((sum, item) => sum + item.totalMinor, 0n);
  const shipping = major(site.currency, 5n);
  const sum = (kind: OrderMailData['sums'][number]['kind'], minor: bigint) => {
    return { kind, last4: '', minor, isTotal: kind === 'total' };
  };
  return {
    email: to,
    number: 1042,
    placedAt: now,
    locale: site.language,
    currency: site.currency,
    totalMinor: subtotal + shipping,
    isTest: false,
    href: site.origin,
    items,
    awaited: [],
    thanks: '',
    sums: [sum('subtotal', subtotal), sum('shipping', shipping), sum('total', subtotal + shipping)],
    address: ['Ada Stone', '1 Mill Lane', 'Albany, NY 12207'],
  };
}

function subscriptionSample(
  kit: MailKit,
  kind: MailKind,
  { id, to, now, products }: SampleParts,
): MailContent {
  const { site } = kit;
  const isShop = kind.startsWith('shop-');
  const event = kind.replace(/^(shop-)?subscription-/, '');
  const [first] = sampleProducts(kit, products);
  const price = formatMoney(first?.priceMinor ?? 0n, site.currency, site.language);
  const plan = { period: { value: 1, unit: 'MONTH' }, numCycles: 0 };
  const isOver = event === 'canceled' || event === 'completed';
  const soon = new Date(now.getTime() + 15 * 24 * 60 * 60_000);
  const content = subscriptionMail(kit, {
    id,
    to,
    event,
    reader: isShop ? 'shop' : 'customer',
    customerEmail: 'ada@example.com',
    product: first?.title ?? '',
    price: priceMessage(plan, { price, several: false, language: site.language }),
    nextAt: isOver ? null : soon,
    nextTryAt: soon,
    card: { brand: 'Visa', last4: '4242' },
    endReason: event === 'canceled' ? 'customer' : '',
    href: site.origin,
  });
  if (!content) throw new Error(`${kind} is no mail of a subscription`);
  return content;
}

function otherSample(kit: MailKit, kind: MailKind, parts: SampleParts): MailContent {
  const { id, to, products } = parts;
  const { site } = kit;
  const head = { id, to, href: site.origin };
  const [first, second] = sampleProducts(kit, products);
  const product = first?.title ?? '';
  const marketing = { ...head, unsubscribeUrl: site.origin };
  const titles = [product, second?.title ?? ''].filter(Boolean);
  const samples: Samples = {
    'gift-card': () => cardSample(kit, head),
    downloads: () => downloadMail({ ...head, orderNumber: 1042, files: [{ product, name: '01.mp3' }] }),
    restock: () => restockMail({ ...marketing, product }),
    'review-request': () => reviewMail({ ...marketing, products: titles }),
    'abandoned-cart': () => cartSample(kit, head, products),
    'form-answer': () =>
      formAnswerMail({
        ...head,
        form: site.title,
        page: site.origin,
        rows: [{ name: 'Email', value: 'ada@example.com' }],
      }),
    'comment-reply': () =>
      commentReplyMail({ ...marketing, name: 'Ada', title: site.title, text: kit.t('sampleMessage') }),
    'list-confirm': () => mailingListMail({ ...marketing, step: 'confirm', list: site.title }),
    'email-confirmation': () => addressMail(head),
    'list-welcome': () => mailingListMail({ ...marketing, step: 'welcome', list: site.title }),
  };
  return samples[kind]?.() ?? passwordMail(head);
}

function ownerSample(kit: MailKit, kind: MailKind, parts: SampleParts): MailContent {
  const { id, to } = parts;
  const head = { id, to, href: kit.site.origin };
  const samples: Samples = {
    'shop-dispute': () => disputeMail(kit, { ...disputeSample(kit, parts), ...head }),
    'shop-mismatch': () => mismatchMail(kit, { ...mismatchSample(kit), ...head }),
    'shop-comments': () => commentsMail({ ...head, rows: [{ name: 'Ada', value: kit.t('sampleMessage') }] }),
    'shop-week': () => weekMail({ ...head, rows: [{ name: kit.t('weekVisits'), value: '128' }] }),
    'shop-refund-failed': () => failedRefundMail(kit, { ...failedRefundSample(kit), ...head }),
  };
  return samples[kind]?.() ?? newOrderMail(kit, { ...sampleOrder(kit, parts), ...buyer, id, to, note: '' });
}

// Buyer of the order; the mail itself goes to the shop.
const buyer = { email: 'ada@example.com' } as const;

function failedRefundSample({ site: { currency } }: MailKit) {
  const money = { amountMinor: major(currency, 12n), currency };
  return { ...money, name: '#1042', reason: '', customerEmail: buyer.email, isTest: false };
}

function disputeSample({ site }: MailKit, { now }: SampleParts) {
  const amountMinor = major(site.currency, 12n);
  const dueAt = new Date(now.getTime() + 7 * 24 * 60 * 60_000);
  const money = { amountMinor, currency: site.currency };
  return { ...money, number: 1042, customerEmail: buyer.email, reason: 'fraudulent', dueAt, isTest: false };
}

function mismatchSample({ site: { currency } }: MailKit) {
  const money = { amountMinor: major(currency, 12n), currency };
  const other = { amountMinor: major(currency, 1n), currency };
  return { ...money, other, reference: 'pi_1042', customerEmail: buyer.email, isTest: false };
}

function cardSample(kit: MailKit, { id, to }: Pick<MailContent, 'id' | 'to'>): MailContent {
  const { currency } = kit.site;
  return giftCardMail(kit, {
    id,
    to,
    amountMinor: major(currency, 50n),
    currency,
    code: 'VR7K 2MPD 9XQ4 HJTW',
    senderName: 'Ben',
    recipientName: 'Ada',
    message: kit.t('sampleMessage'),
  });
}

function cartSample(
  kit: MailKit,
  head: Pick<MailContent, 'id' | 'to' | 'href'>,
  products: readonly SampleProduct[],
) {
  const { site } = kit;
  const money = (minor: bigint): string => formatMoney(minor, site.currency, site.language);
  const shown = sampleProducts(kit, products);
  return abandonedCartMail({
    ...head,
    unsubscribeUrl: site.origin,
    total: money(shown.reduce((sum, product) => sum + product.priceMinor, 0n)),
    items: shown.map((product) => ({
      name: product.title,
      detail: Object.values(product.attributes).join(', '),
      quantity: 1,
      total: money(product.priceMinor),
      imageUrl:
        product.storageKey === null
          ? ''
          : `${site.origin}/assets/${site.id}/${product.storageKey}?format=300w`,
    })),
  });
}

function sampleProducts(kit: MailKit, products: readonly SampleProduct[]): readonly SampleProduct[] {
  if (products.length > 0) return products;
  const priceMinor = major(kit.site.currency, 12n);
  return [{ title: kit.t('sampleProduct'), attributes: {}, priceMinor, storageKey: null }];
}

function major(currency: string, amount: bigint): bigint {
  return amount * 10n ** BigInt(digitsOf(currency));
}
