import type { MailPhrase } from '@veranda/domain/mail/message-shapes';
import { isMailKind } from '@veranda/domain/mail/mail-kinds';
import { fillPlaceholders } from '@veranda/domain/mail/placeholders';
import { dayText } from '../../day-text.ts';
import type { MailContent } from '../mail-content.ts';
import type { MailKit } from '../mail-kit.ts';

/** A subscription as its mails tell of it. */
export interface SubscriptionMailData {
  readonly id: string;
  /** What has become of it. */
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
export function subscriptionMail(kit: MailKit, told: SubscriptionMailData): MailContent | null {
  const { phrases } = kit.book;
  const kind = `${told.reader === 'shop' ? 'shop-' : ''}subscription-${told.event}`;
  if (!isMailKind(kind)) return null;
  const { brand, last4 } = told.card;
  const nextDay = told.nextAt === null ? '' : dayText(told.nextAt, kit.site);
  return {
    kind,
    id: told.id,
    to: told.to,
    values: {
      product: told.product,
      price: told.price,
      card: last4 === '' ? noCard : fillPlaceholders(phrases.cardEnding, { brand, digits: last4 }),
      date: nextDay,
      email: told.customerEmail,
    },
    sentences: sentencesOf(kit, told),
    rows: [
      { name: phrases.subscription, value: told.product },
      { name: phrases.price, value: told.price },
      ...(nextDay === '' ? [] : [{ name: phrases.nextCharge, value: nextDay }]),
    ],
    href: told.href,
  };
}

// Where none is saved; the same in every language.
const noCard = '—';

const reasons: Readonly<Record<string, MailPhrase>> = {
  customer: 'byCustomer',
  shop: 'byShop',
  unpaid: 'unpaid',
};

function sentencesOf(kit: MailKit, told: SubscriptionMailData): string[] {
  const { phrases } = kit.book;
  const { event, reader, nextTryAt, endReason, card } = told;
  const lacksCard = reader === 'customer' && card.last4 === '' && asksForCard.has(event);
  const missing = lacksCard && told.nextAt !== null ? [phrases.cardMissing] : [];
  if (event !== 'payment-failed') {
    const reason = reasons[endReason];
    return event === 'canceled' && reader === 'shop' && reason ? [phrases[reason]] : missing;
  }
  if (nextTryAt === null) return [phrases.lastTry];
  return [...missing, fillPlaceholders(phrases.tryAgain, { date: dayText(nextTryAt, kit.site) })];
}

const asksForCard: ReadonlySet<string> = new Set(['started', 'upcoming', 'payment-failed']);
