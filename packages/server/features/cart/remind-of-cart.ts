import { type CartRecord, findCart } from '@veranda/db/cart/reader';
import { findReminderBar, findUserEmail, markReminded } from '@veranda/db/cart/reminders';
import { findSiteUserLanguage } from '@veranda/db/members/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { assetPath } from '@veranda/domain/media/asset-address';
import { formatMoney } from '@veranda/domain/money/format';
import { cartToken, remindAfter } from '../../services/commerce/carts/cart-reminder.ts';
import { type LoadedCart, loadCart } from '../../services/commerce/carts/load-cart.ts';
import type { Deps } from '../../services/deps.ts';
import { hashOfEmail } from '../../services/sites/mailing-lists/subscribe.ts';
import type { MailContentItem } from '../../services/sites/mails/mail-content.ts';
import { abandonedCartMail } from '../../services/sites/mails/other-mails.ts';
import { isRefusedAddress } from '../../platform/mail/refused-address.ts';
import { remindersOffUrl } from '../../services/sites/mails/reminder-link.ts';
import { sendMailIn } from '../../services/sites/mails/write-mail.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** A cart that is due for its reminder, or when it may be. */
type Found =
  | { readonly kind: 'due'; readonly email: string; readonly language: string; readonly cart: LoadedCart }
  | { readonly kind: 'later'; readonly at: number }
  | null;

/**
 * Reminds of a cart that was left: a day after it was last touched, once, with something in stock, never of
 * one that was bought, merged or is being paid. @returns when to look again (milliseconds), null for never
 */
export async function remindOfCart(deps: Deps, site: SiteEntry, cartId: string): Promise<number | null> {
  const due = await deps.db.forSite(site.id, (tx) => findDue(deps, tx, { site, cartId }), {
    readOnly: true,
  });
  if (due?.kind !== 'due') return due?.at ?? null;
  const { email, language, cart } = due;
  const total = cart.totals.subtotalMinor;
  try {
    const sent = await sendMailIn(deps, { site, language }, (kit) =>
      abandonedCartMail({
        id: `abandoned-cart.${cartId}`,
        to: email,
        href: `${site.origin}/cart/restore/${cartToken(deps, site.id, cartId)}`,
        unsubscribeUrl: remindersOffUrl(deps, site, email),
        items: itemsOf(kit.site, cart),
        total: formatMoney(total, site.currency, kit.site.language),
      }),
    );
    if (!sent) return null;
  } catch (error) {
    if (!isRefusedAddress(error)) throw error;
  }
  const sentAt = new Date(deps.now());
  await deps.db.forSite(site.id, (tx) => markReminded(tx, { cartId, originId: cartId, sentAt }));
  return null;
}

async function findDue(
  deps: Deps,
  tx: SiteTransaction,
  { site, cartId }: { readonly site: SiteEntry; readonly cartId: string },
): Promise<Found> {
  const row = await findCart(tx, cartId);
  if (!row || row.purpose !== 'cart' || !['open', 'locked'].includes(row.status)) return null;
  const dueAt = row.updatedAt.getTime() + remindAfter;
  // A buyer who is paying at this moment is not disturbed: the cart is checked again a while later.
  if (row.status === 'locked') return { kind: 'later', at: deps.now() + 60 * 60_000 };
  if (dueAt > deps.now()) return { kind: 'later', at: dueAt };
  const email = await addressOf(tx, row);
  if (!isEmailAddress(email)) return null;
  const emailHash = hashOfEmail(email);
  const bar = await findReminderBar(tx, { cartId, email, emailHash, since: row.createdAt });
  if (bar !== null) return null;
  const cart = await loadCart(deps, tx, { site, row });
  if (cart.entries.every(({ problem }) => problem !== null)) return null;
  const language = await findSiteUserLanguage(tx, row.siteUserId);
  return { kind: 'due', email, language, cart };
}

async function addressOf(tx: SiteTransaction, row: CartRecord): Promise<string> {
  if (row.email) return row.email.trim();
  return row.siteUserId === null ? '' : findUserEmail(tx, row.siteUserId);
}

function itemsOf(site: SiteEntry, { entries }: LoadedCart): MailContentItem[] {
  return entries
    .filter(({ problem }) => problem === null)
    .map(({ line, unitMinor }) => {
      const { image, attributes } = line.item ?? { image: null, attributes: {} };
      return {
        name: line.title,
        detail: Object.values(attributes).join(', '),
        quantity: line.quantity,
        total: formatMoney(unitMinor * BigInt(line.quantity), site.currency, site.language),
        imageUrl: image ? `${site.origin}${assetPath(site.id, image)}?format=300w` : '',
      };
    });
}
