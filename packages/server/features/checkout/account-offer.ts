import { storefrontTexts } from '@veranda/contracts/storefront-strings';
import { findSiteUserByEmail } from '@veranda/db/members/reader';
import type { OrderRow } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { orderMessages } from '../../platform/html/order-messages.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { text } from './html.ts';

/** What the account is made with that a guest is offered after the order. */
export interface AccountOffer {
  readonly email: string;
  readonly crumb: string;
}

/** Whether an order is a guest's whose address has no account yet. */
export async function mayOfferAccount(tx: SiteTransaction, order: OrderRow): Promise<boolean> {
  if (order.number === null || order.status === 'canceled' || order.site_user_id !== null) return false;
  return (await findSiteUserByEmail(tx, tx.siteId, order.email)) === undefined;
}

/** The sign-up with the address of the order: a form without JavaScript, that the account's own page carries on when refused. */
export function accountOffer(site: SiteEntry, { email, crumb }: AccountOffer): string {
  const texts = storefrontTexts(site.language);
  const note = orderMessages(site.language).say('accountOffer');
  return `<form class="panel" method="post" action="/api/site-users/account"><h2>${text(texts.accountSignupTitle)}</h2><p class="lead">${text(note)}</p><input type="hidden" name="crumb" value="${text(crumb)}">
<div class="field"><label for="offer-email">${text(texts.accountEmailLabel)}</label><input id="offer-email" type="email" name="email" value="${text(email)}" readonly autocomplete="username"></div>
<div class="field"><label for="offer-password">${text(texts.accountPasswordLabel)}</label><input id="offer-password" type="password" name="password" autocomplete="new-password" required minlength="8" maxlength="200" aria-describedby="offer-hint"><small class="aside" id="offer-hint">${text(texts.accountPasswordHint)}</small></div>
<button class="button quiet">${text(texts.accountSignupText)}</button></form>`;
}
