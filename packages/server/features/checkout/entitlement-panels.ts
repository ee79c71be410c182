import type { GiftCardRecord } from '@veranda/db/gift-cards/reader';
import type { SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import { formatMoney } from '@veranda/domain/money/format';
import { translatorOf } from '@veranda/messages/catalog';
import { entitlementMessages } from '@veranda/messages/entitlements/messages';
import { dayText } from '../../platform/locales/day-text.ts';
import type { Download } from '../../services/commerce/downloads/download-links.ts';
import { limitText } from '../../services/commerce/downloads/limit-text.ts';
import type { GatedPage } from '../../services/commerce/member-plans/gated-pages.ts';
import { orderMessages } from './order-messages.ts';
import { sizeText } from '../../services/commerce/downloads/size-text.ts';
import { renewalMessage } from '../../services/commerce/subscriptions/renewal-message.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Entitlements of an order besides its parcel. */
export interface ShownEntitlements {
  readonly downloads: readonly Download[];
  readonly giftCards: readonly GiftCardRecord[];
  readonly subscription: SubscriptionRecord | null;
  /** Amount of each further charge. */
  readonly renewalMinor: bigint;
  /** Thanks of a donation's fund to its donor. */
  readonly thanks: string;
  readonly memberships: readonly ShownMembership[];
  /** Form that asks for the mail with the downloads again; null where the page does not offer it. */
  readonly mailAgain: MailAgain | null;
}

/** The form that has the downloads mailed once more. */
interface MailAgain {
  /** Token of the order's status page. */
  readonly token: string;
  readonly crumb: string;
  /** The order's own address: there the mail goes. */
  readonly email: string;
  readonly isSent: boolean;
  /** Reason why it was not sent; empty for nothing. */
  readonly problem: string;
}

/** A membership that an order has begun, with what it opens. */
interface ShownMembership {
  readonly title: string;
  readonly pages: readonly GatedPage[];
}

/** A panel of an order's page as its template reads it. */
interface EntitlementPanel {
  readonly title: string;
  readonly rows: readonly EntitlementRow[];
  readonly mailAgain: MailDownloadsContext | null;
}

interface EntitlementRow {
  readonly name: string;
  readonly detail: string;
  readonly pages: readonly GatedPage[];
  readonly link: { readonly url: string; readonly label: string; readonly isDownload: boolean } | null;
  /** Text shown instead of a link. */
  readonly amount: string;
  readonly isEnded: boolean;
}

interface MailDownloadsContext extends Pick<MailAgain, 'token' | 'crumb' | 'problem'> {
  /** Note that the mail is on its way; empty before. */
  readonly sentText: string;
  readonly buttonText: string;
}

const emptyRow: EntitlementRow = { name: '', detail: '', pages: [], link: null, amount: '', isEnded: false };

/**
 * The panels of an order's page about its memberships, files, gift cards and subscription; those without rows
 * are left out.
 */
export function entitlementPanels(site: SiteEntry, shown: ShownEntitlements): EntitlementPanel[] {
  const { downloads, giftCards, subscription, memberships, mailAgain } = shown;
  const panels = [
    membershipPanel(site, memberships),
    downloadPanel(site, downloads, mailAgain),
    cardPanel(site, giftCards),
    ...(subscription === null ? [] : [subscriptionPanel(site, subscription, shown.renewalMinor)]),
  ];
  return panels.filter(({ rows }) => rows.length > 0);
}

function membershipPanel(site: SiteEntry, memberships: readonly ShownMembership[]): EntitlementPanel {
  const t = translatorOf(entitlementMessages, site.language);
  const label = t('accountMembershipsTitle');
  return {
    title: memberships.length === 1 ? t('membershipTitle') : label,
    mailAgain: null,
    rows: memberships.map(({ title, pages }) => ({
      ...emptyRow,
      name: title,
      detail: pages.length === 0 ? '' : t('accountMembershipOpens'),
      pages,
      link: { url: '/account/memberships', label, isDownload: false },
    })),
  };
}

function downloadPanel(
  site: SiteEntry,
  downloads: readonly Download[],
  again: MailAgain | null,
): EntitlementPanel {
  const messages = orderMessages(site.language);
  const isAvailable = downloads.some(({ url }) => url !== '');
  return {
    title: messages.t('downloads'),
    mailAgain: again !== null && isAvailable ? mailContext(site, again) : null,
    rows: downloads.map((download) => ({
      ...emptyRow,
      name: download.title,
      detail: [download.fileName, sizeText(download.bytes, site.language), limitText(site, download)]
        .filter(Boolean)
        .join(' · '),
      ...(download.url === ''
        ? { amount: messages.t('ended'), isEnded: true }
        : { link: { url: download.url, label: messages.t('download'), isDownload: true } }),
    })),
  };
}

function mailContext(
  site: SiteEntry,
  { token, crumb, email, isSent, problem }: MailAgain,
): MailDownloadsContext {
  const messages = orderMessages(site.language);
  const sentText = isSent ? messages.t('downloadsMailed', { email }) : '';
  return { token, crumb, problem, sentText, buttonText: messages.t('mailDownloads') };
}

function cardPanel(site: SiteEntry, cards: readonly GiftCardRecord[]): EntitlementPanel {
  const messages = orderMessages(site.language);
  return {
    title: messages.mail('giftCard'),
    mailAgain: null,
    rows: cards.map((card) => {
      const to = { email: card.recipientEmail, date: dayText(card.deliverAt ?? card.createdAt, site) };
      return {
        ...emptyRow,
        name: messages.t('cardEnding', { digits: card.codeLast4 }),
        detail: messages.t(card.deliveredAt ? 'cardSent' : 'cardGoes', to),
        amount: formatMoney(card.initialMinor, card.currency, site.language),
      };
    }),
  };
}

function subscriptionPanel(site: SiteEntry, row: SubscriptionRecord, amountMinor: bigint): EntitlementPanel {
  const messages = orderMessages(site.language);
  const t = translatorOf(entitlementMessages, site.language);
  const next = row.nextAt;
  return {
    title: messages.mail('subscription'),
    mailAgain: null,
    rows: [
      {
        ...emptyRow,
        name: renewalMessage(row, amountMinor, site.language),
        detail: next === null ? '' : t('accountSubscriptionNext', { date: dayText(next, site) }),
        link: { url: '/account/subscriptions', label: messages.t('manage'), isDownload: false },
      },
    ],
  };
}
