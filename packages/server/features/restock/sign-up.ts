import { findMerchandising } from '@veranda/db/catalog/merchandising';
import { findPublishedStock } from '@veranda/db/inventory/reader';
import { insertSignUp } from '@veranda/db/restock/writer';
import { countsStock, productKindOf } from '@veranda/domain/catalog/codes';
import { isEntityId } from '@veranda/domain/entity-id';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { subscribe } from '../../services/sites/mailing-lists/subscribe.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** A person who wants to be notified, as they typed it. */
interface WantedNotice {
  readonly productId: string;
  readonly variantId: string;
  readonly siteVisitorEmail?: string | null;
  readonly isJoinMailingList?: boolean;
  readonly recaptchaEnterpriseV3Token?: string | null;
  readonly language?: string;
}

type SignUpDeps = Pick<Deps, 'db' | 'newId' | 'now' | 'random' | 'captcha'>;

/** Storefront §7: the action of the token. */
const action = 'PRODUCT_WAITLIST_SUBMISSION';

/** Signs a visitor up for a variant that is sold out; who waits for it already is answered the same. */
export async function signUpForRestock(
  deps: SignUpDeps,
  { site, ip }: { readonly site: SiteEntry; readonly ip: string },
  wanted: WantedNotice,
): Promise<{ signedUp: true } | Refusal> {
  const email = (wanted.siteVisitorEmail ?? '').trim();
  if (email === '') return refuse('restock-email-blank', { field: 'siteVisitorEmail' });
  if (!isEmailAddress(email)) return refuse('restock-email-invalid', { field: 'siteVisitorEmail' });
  if (!isEntityId(wanted.productId) || !isEntityId(wanted.variantId)) return refuse('restock-unknown-item');
  if (!(await isPerson(deps, wanted, ip))) return refuse('restock-refused');
  return transactionWithRefusal(deps.db, site.id, (tx) =>
    enter(deps, tx, { ...wanted, siteVisitorEmail: email }),
  );
}

// A page asks for a token only where there is a site key; without one the limit of the call is the only
// guard.
async function isPerson(deps: SignUpDeps, wanted: WantedNotice, ip: string): Promise<boolean> {
  if (deps.captcha.page.provider !== 'recaptcha') return true;
  const token = wanted.recaptchaEnterpriseV3Token ?? '';
  return (await deps.captcha.verify({ token, key: '', action, ip })) !== 'failed';
}

async function enter(
  deps: SignUpDeps,
  tx: SiteTransaction,
  wanted: WantedNotice & { readonly siteVisitorEmail: string },
): Promise<{ signedUp: true } | Refusal> {
  const { settings } = await findMerchandising(tx);
  if (!settings.restockEnabled) return refuse('restock-refused');
  const variants = await findPublishedStock(tx, wanted.productId);
  const variant = variants.find((one) => one.variantId === wanted.variantId);
  if (!variant) return refuse('restock-unknown-item');
  if (variant.unlimited || variant.quantity > 0 || !countsStock(productKindOf(variant.productType)))
    return refuse('restock-in-stock');
  const joins = wanted.isJoinMailingList === true && settings.mailingListSignUpEnabled;
  await insertSignUp(tx, {
    id: deps.newId(),
    productId: wanted.productId,
    variantId: wanted.variantId,
    email: wanted.siteVisitorEmail,
    language: wanted.language ?? '',
    joinMailingList: joins,
    createdAt: new Date(deps.now()),
    notifiedAt: null,
  });
  if (joins && settings.mailingListId !== null) {
    const person = { email: wanted.siteVisitorEmail, name: '', source: 'Back in stock', doubleOptIn: false };
    const joined = await subscribe(deps, tx, { listId: settings.mailingListId, ...person });
    // A list that was deleted in the meantime keeps nobody from waiting.
    if (isRefusal(joined) && joined.code !== 'unknown-list') return joined;
  }
  return { signedUp: true };
}
