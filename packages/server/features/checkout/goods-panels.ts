import { fillText, storefrontTexts } from '@veranda/contracts/storefront-strings';
import type { GiftCardRow } from '@veranda/db/gift-cards/reader';
import type { SubscriptionRow } from '@veranda/db/subscriptions/reader';
import { formatMoney } from '@veranda/domain/money/format';
import { dayText } from '../../platform/day-text.ts';
import type { Download } from '../../platform/downloads/download-links.ts';
import { limitText } from '../../platform/downloads/limit-text.ts';
import type { OpenedPage } from '../../platform/member-plans/opened-pages.ts';
import { orderMessages } from '../../platform/html/order-messages.ts';
import { sizeText } from '../../platform/downloads/size-text.ts';
import { renewalPhrase } from '../../platform/subscriptions/renewal-phrase.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { text } from './html.ts';

/** What an order has brought beside its parcel. */
export interface ShownGoods {
  readonly downloads: readonly Download[];
  readonly giftCards: readonly GiftCardRow[];
  readonly subscription: SubscriptionRow | null;
  /** What each further charge of it comes to. */
  readonly renewalMinor: bigint;
  /** What the fund of a donation says to its donor. */
  readonly thanks: string;
  readonly memberships: readonly ShownMembership[];
  /** How the mail with the downloads is asked for again; null where the page does not offer it. */
  readonly mailAgain: MailAgain | null;
}

/** The form that has the downloads mailed once more. */
export interface MailAgain {
  /** Of the order's status page. */
  readonly token: string;
  readonly crumb: string;
  /** The order's own address: there the mail goes. */
  readonly email: string;
  readonly isSent: boolean;
  /** Why it was not sent; empty for nothing. */
  readonly problem: string;
}

/** A membership that an order has begun, with what it opens. */
export interface ShownMembership {
  readonly title: string;
  readonly pages: readonly OpenedPage[];
}

/** The panels of an order's page about its files, gift cards and subscription, and the thanks for a donation. */
export function goodsPanels(site: SiteEntry, shown: ShownGoods): string {
  const { downloads, giftCards, subscription, thanks, memberships, mailAgain } = shown;
  return [
    thanks === '' ? '' : `<div class="panel"><p>${text(thanks).replaceAll('\n', '<br>')}</p></div>`,
    membershipPanel(site, memberships),
    downloadPanel(site, downloads, mailAgain),
    cardPanel(site, giftCards),
    subscription === null ? '' : subscriptionPanel(site, subscription, shown.renewalMinor),
  ].join('');
}

function membershipPanel(site: SiteEntry, memberships: readonly ShownMembership[]): string {
  const texts = storefrontTexts(site.language);
  const rows = memberships.map(({ title, pages }) => {
    const links = pages.map((page) => `<a href="${text(page.url)}">${text(page.title)}</a>`).join(' · ');
    const opens = links === '' ? '' : `${text(texts.accountMembershipOpens)} ${links}`;
    return `<li class="file"><span>${text(title)}<small>${opens}</small></span><a class="button quiet" href="/account/memberships">${text(texts.accountMembershipsTitle)}</a></li>`;
  });
  return listPanel(memberships.length === 1 ? texts.membershipTitle : texts.accountMembershipsTitle, rows);
}

function downloadPanel(site: SiteEntry, downloads: readonly Download[], again: MailAgain | null): string {
  const words = orderMessages(site.language);
  const rows = downloads.map((one) => {
    const facts = [one.fileName, sizeText(one.bytes, site.language), limitText(site, one)]
      .filter(Boolean)
      .join(' · ');
    const link =
      one.url === ''
        ? `<span class="back">${text(words.say('ended'))}</span>`
        : `<a class="button quiet" href="${text(one.url)}" download>${text(words.say('download'))}</a>`;
    return `<li class="file"><span>${text(one.title)}<small>${text(facts)}</small></span>${link}</li>`;
  });
  const isLeft = again !== null && downloads.some((one) => one.url !== '');
  return listPanel(words.say('downloads'), rows, isLeft ? mailForm(site, again) : '');
}

function mailForm(site: SiteEntry, { token, crumb, email, isSent, problem }: MailAgain): string {
  const words = orderMessages(site.language);
  if (isSent) return `<p class="after" role="status">${text(words.say('downloadsMailed', { email }))}</p>`;
  const wrong = problem === '' ? '' : `<p class="error" role="alert">${text(problem)}</p>`;
  return `<form class="after" method="post" action="/order-status/downloads"><input type="hidden" name="crumb" value="${text(crumb)}"><input type="hidden" name="token" value="${text(token)}">${wrong}<button class="link">${text(words.say('mailDownloads'))}</button></form>`;
}

function cardPanel(site: SiteEntry, cards: readonly GiftCardRow[]): string {
  const words = orderMessages(site.language);
  const rows = cards.map((card) => {
    const to = { email: card.recipient_email, date: dayText(card.deliver_at ?? card.created_at, site) };
    const when = words.say(card.delivered_at ? 'cardSent' : 'cardGoes', to);
    const amount = formatMoney(card.initial_minor, card.currency, site.language);
    const name = words.say('cardEnding', { digits: card.code_last4 });
    return `<li class="file"><span>${text(name)}<small>${text(when)}</small></span><span>${text(amount)}</span></li>`;
  });
  return listPanel(words.phrase('giftCard'), rows);
}

function subscriptionPanel(site: SiteEntry, row: SubscriptionRow, amountMinor: bigint): string {
  const words = orderMessages(site.language);
  const texts = storefrontTexts(site.language);
  const phrase = renewalPhrase(row, amountMinor, site.language);
  const next =
    row.next_at === null ? '' : fillText(texts.accountSubscriptionNext, { date: dayText(row.next_at, site) });
  const link = `<a class="button quiet" href="/account/subscriptions">${text(words.say('manage'))}</a>`;
  return listPanel(words.phrase('subscription'), [
    `<li class="file"><span>${text(phrase)}<small>${text(next)}</small></span>${link}</li>`,
  ]);
}

function listPanel(title: string, rows: readonly string[], after = ''): string {
  if (rows.length === 0) return '';
  return `<div class="panel"><h2>${text(title)}</h2><ul class="lines files">${rows.join('')}</ul>${after}</div>`;
}
