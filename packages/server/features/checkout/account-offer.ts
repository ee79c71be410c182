import { findSiteUserByEmail } from '@veranda/db/members/reader';
import type { OrderRecord } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { accountMessages } from '@veranda/messages/accounts/messages';
import { translatorOf } from '@veranda/messages/catalog';
import { orderMessages } from './order-messages.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Data for the account that a guest is offered after the order. */
export interface AccountOffer {
  readonly email: string;
  readonly crumb: string;
}

/** True when an order belongs to a guest whose address has no account yet. */
export async function mayOfferAccount(tx: SiteTransaction, order: OrderRecord): Promise<boolean> {
  if (order.number === null || order.status === 'canceled' || order.siteUserId !== null) return false;
  return (await findSiteUserByEmail(tx, order.email)) === undefined;
}

/**
 * The context of `account-offer`: a form without JavaScript, that the account's own page carries on when
 * refused.
 */
export function offerContext(site: SiteEntry, { email, crumb }: AccountOffer) {
  const t = translatorOf(accountMessages, site.language);
  return {
    email,
    crumb,
    title: t('accountSignupTitle'),
    note: orderMessages(site.language).t('accountOffer'),
    emailLabel: t('accountEmailLabel'),
    passwordLabel: t('accountPasswordLabel'),
    passwordHint: t('accountPasswordHint'),
    buttonText: t('accountSignupText'),
  };
}
