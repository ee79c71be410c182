import type { AccountSection } from '@veranda/contracts/members';
import { findEntitlementsOfUser } from '@veranda/db/downloads/reader';
import { findOrdersOfUser } from '@veranda/db/members/reader';
import { returnPath } from '@veranda/domain/members/return-path';
import { formatMoney } from '@veranda/domain/money/format';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { presentDownloads } from '../../services/commerce/downloads/download-links.ts';
import { limitText } from '../../services/commerce/downloads/limit-text.ts';
import { sizeText } from '../../services/commerce/downloads/size-text.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import type { RawAnswer } from '../../platform/http/route.ts';
import { setRetryAfter } from '../../platform/http/retry-after.ts';
import { readOwnMemberships } from './own-memberships.ts';
import { orderKey, orderStatusPath } from '../../services/commerce/orders/order-key.ts';
import { readSiteUser, type SiteUserIdentity } from '../../platform/sessions/site-user-session.ts';
import { readOwnSubscriptions } from './own-subscriptions.ts';
import { type AddressAsked, addressesView } from './address-page.ts';
import { providerOfSite } from './provider-of-site.ts';
import type { Visit } from './sign-in.ts';

/** Request for a page of the account. */
interface PageRequest {
  readonly section: AccountSection;
  readonly returnTo?: string | undefined;
  readonly token?: string | undefined;
  /** The form of the page was sent, and all is well. */
  readonly done?: boolean;
  /** Refusal, and the visitor's input; a password is never handed back. */
  readonly refused?: Refusal;
  readonly typed?: Readonly<Record<string, string | undefined>>;
  /** A login that a person was asked for before: so it is again. */
  readonly isJudged?: boolean;
  /** Form of the addresses that is open. */
  readonly addresses?: AddressAsked;
}

const forMembers: ReadonlySet<AccountSection> = new Set([
  'orders',
  'addresses',
  'downloads',
  'subscriptions',
  'memberships',
  'payment-methods',
  'details',
  'confirm',
]);

const captchaCodes: ReadonlySet<string> = new Set(['captcha-needed', 'captcha-away']);

function asksPerson({ refused, isJudged = false }: PageRequest): boolean {
  return refused !== undefined && (isJudged || captchaCodes.has(refused.code));
}

/** A page of the account; a visitor who is not signed in is led to the login, and a signed-in one past it. */
export async function accountPage(deps: Deps, visit: Visit, pageRequest: PageRequest): Promise<RawAnswer> {
  const { site, call } = visit;
  const user = await readSiteUser(deps, site, call);
  const { section } = pageRequest;
  if (!user && forMembers.has(section)) return redirect(loginPath(pageRequest));
  if (user && ['login', 'signup'].includes(section))
    return redirect(returnPath(pageRequest.returnTo, '/account'));
  const refusal = pageRequest.refused ? presentRefusal(pageRequest.refused, site.language) : null;
  const page = await deps.pages.system(site, {
    kind: 'account',
    section,
    crumb: call.crumb(),
    account: {
      user,
      orders: user && section === 'orders' ? await ordersOf(deps, visit, user) : [],
      addresses:
        user && section === 'addresses'
          ? await addressesView(deps, { site, user }, pageRequest.addresses ?? { edit: '' })
          : null,
      downloads: user && section === 'downloads' ? await downloadsOf(deps, visit, user) : [],
      subscriptions: user ? await subscriptionsOf(deps, visit, { user, section }) : [],
      memberships: user && section === 'memberships' ? await readOwnMemberships(deps, site, user) : [],
      returnTo: returnPath(pageRequest.returnTo, ''),
      token: pageRequest.token ?? '',
      isDone: pageRequest.done === true,
      mayConfirm: user?.isAddressConfirmed === false,
      notice: refusal?.body.error ?? '',
      field: pageRequest.refused?.field ?? '',
      typed: pageRequest.typed ?? {},
      captcha: asksPerson(pageRequest) ? deps.captcha.page : null,
      ssoName: section === 'login' ? ((await providerOfSite(deps, site))?.name ?? '') : '',
    },
  });
  setRetryAfter(call.reply, pageRequest.refused);
  return respondWithPage(
    call,
    page,
    refusal?.status ?? (pageRequest.addresses?.problems?.length ? 400 : undefined),
  );
}

/** The answer to a form of the account: on to a path, or the page again with what was refused. */
export async function respondToForm(
  deps: Deps,
  visit: Visit,
  result: { readonly outcome: object | Refusal; readonly next: string; readonly page: PageRequest },
): Promise<RawAnswer> {
  const { outcome, next, page } = result;
  return isRefusal(outcome) ? accountPage(deps, visit, { ...page, refused: outcome }) : redirect(next);
}

async function ordersOf(deps: Deps, { site }: Visit, user: SiteUserIdentity) {
  return deps.db.forSite(site.id, async (tx) => {
    const shown = [];
    for (const order of await findOrdersOfUser(tx, user.id))
      shown.push({
        number: order.number ?? 0,
        placedAt: (order.placedAt ?? order.createdAt).getTime(),
        itemCount: order.itemCount,
        total: formatMoney(order.grandTotalMinor, order.currency, site.language),
        url: orderStatusPath(order.id, await orderKey(deps, tx, order)),
      });
    return shown;
  });
}

// Cards are kept for what is charged again: they are found by the subscriptions that stand.
async function subscriptionsOf(
  deps: Deps,
  { site }: Visit,
  { user, section }: { readonly user: SiteUserIdentity; readonly section: AccountSection },
) {
  if (section !== 'subscriptions' && section !== 'payment-methods') return [];
  const ownSubscriptions = await readOwnSubscriptions(deps, site, user);
  return section === 'subscriptions'
    ? ownSubscriptions
    : ownSubscriptions.filter(({ cardUrl }) => cardUrl !== '');
}

async function downloadsOf(deps: Deps, { site }: Visit, user: SiteUserIdentity) {
  const rows = await deps.db.forSite(site.id, (tx) => findEntitlementsOfUser(tx, user.id));
  return presentDownloads(deps, rows).map((presentDownload) => ({
    title: presentDownload.title,
    fileName: presentDownload.fileName,
    size: sizeText(presentDownload.bytes, site.language),
    url: presentDownload.url,
    note: limitText(site, presentDownload),
  }));
}

function loginPath({ section, token }: PageRequest): string {
  if (section !== 'confirm') return `/account/login?returnTo=/account/${section}`;
  return `/account/login?returnTo=${encodeURIComponent(`/account/confirm?token=${encodeURIComponent(token ?? '')}`)}`;
}

function redirect(location: string): RawAnswer {
  return { kind: 'redirect', status: 303, location };
}
