import { isMailKind } from '@veranda/domain/mail/mail-kinds';
import { dayText } from '@veranda/server/platform/locales/day-text';
import type { MailContent } from '../../sites/mails/mail-content.ts';
import type { MailKit } from '../../sites/mails/mail-kit.ts';

/** A subscription as its mails tell of it. */
export interface SubscriptionMailData {
  readonly id: string;
  /** Latest event of the subscription. */
  readonly event: string;
  readonly reader: 'customer' | 'shop';
  readonly to: string;
  readonly customerEmail: string;
  readonly product: string;
  /** Price and how often, in the language of the site. */
  readonly price: string;
  readonly nextAt: Date | null;
  /** When a refused charge is tried again; null for never. */
  readonly nextTryAt: Date | null;
  readonly card: { readonly brand: string; readonly last4: string };
  readonly endReason: string;
  readonly href: string;
}

/** A mail of a subscription, to its customer or to the shop; null for what is not told to this reader. */
export function subscriptionMail(kit: MailKit, subscription: SubscriptionMailData): MailContent | null {
  const kind = `${subscription.reader === 'shop' ? 'shop-' : ''}subscription-${subscription.event}`;
  if (!isMailKind(kind)) return null;
  const { brand, last4 } = subscription.card;
  const nextDay = subscription.nextAt === null ? '' : dayText(subscription.nextAt, kit.site);
  return {
    kind,
    id: subscription.id,
    to: subscription.to,
    values: {
      product: subscription.product,
      price: subscription.price,
      card: last4 === '' ? noCard : kit.t('cardEnding', { brand, digits: last4 }),
      date: nextDay,
      email: subscription.customerEmail,
    },
    paragraphs: paragraphsOf(kit, subscription),
    rows: [
      { name: kit.t('subscription'), value: subscription.product },
      { name: kit.t('price'), value: subscription.price },
      ...(nextDay === '' ? [] : [{ name: kit.t('nextCharge'), value: nextDay }]),
    ],
    href: subscription.href,
  };
}

// Text when no card is saved; the same in every language.
const noCard = '—';

const reasons: Readonly<Record<string, 'canceledByCustomer' | 'canceledByShop' | 'canceledUnpaid'>> = {
  customer: 'canceledByCustomer',
  shop: 'canceledByShop',
  unpaid: 'canceledUnpaid',
};

function paragraphsOf(kit: MailKit, subscription: SubscriptionMailData): string[] {
  const { event, reader, nextTryAt, endReason, card } = subscription;
  const lacksCard = reader === 'customer' && card.last4 === '' && asksForCard.has(event);
  const missing = lacksCard && subscription.nextAt !== null ? [kit.t('cardMissing')] : [];
  if (event !== 'payment-failed') {
    const reason = reasons[endReason];
    return event === 'canceled' && reader === 'shop' && reason ? [kit.t(reason)] : missing;
  }
  if (nextTryAt === null) return [kit.t('lastAttempt')];
  return [...missing, kit.t('retryOn', { date: dayText(nextTryAt, kit.site) })];
}

const asksForCard: ReadonlySet<string> = new Set(['started', 'upcoming', 'payment-failed']);
