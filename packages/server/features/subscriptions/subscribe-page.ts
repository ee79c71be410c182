import { findCartByToken } from '@veranda/db/cart/reader';
import { addDays, cycleStart } from '@veranda/domain/subscriptions/cycle-dates';
import { priceMessage } from '@veranda/render/formatters/commerce/price-message';
import { wallTimeOf } from '@veranda/domain/dates/zone-time';
import { formatMoney } from '@veranda/domain/money/format';
import type { Refusal } from '@veranda/domain/refusal';
import type { SubscribeView } from '@veranda/render/page/subscribe-view';
import { expressTokenHash } from '../../services/commerce/carts/cart-cookie.ts';
import { type LoadedCart, loadCart } from '../../services/commerce/carts/load-cart.ts';
import type { Deps } from '../../services/deps.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import type { Call, RawAnswer } from '../../platform/http/route.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { SubscriptionPurchase } from '../../services/commerce/subscriptions/start-subscription.ts';
import { needsAccount } from '../../services/commerce/subscriptions/subscription-purpose.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';

/** A visit of the subscription page. */
interface SubscribeVisit {
  readonly site: SiteEntry;
  readonly call: Pick<Call<never>, 'request' | 'reply' | 'crumb'>;
}

/** The subscription page: what is charged now and later, who subscribes, and their agreement. */
export async function subscribePage(
  deps: Deps,
  visit: SubscribeVisit,
  refused: Refusal | null,
): Promise<RawAnswer> {
  const { site, call } = visit;
  const cart = await readSubscriptionCart(deps, visit);
  if (!cart) return { kind: 'redirect', status: 303, location: '/cart' };
  const user = await readSiteUser(deps, site, call);
  const refusal = refused ? presentRefusal(refused, site.language) : null;
  const view = {
    ...termsOf(deps, site, cart),
    crumb: call.crumb(),
    returnTo: `/subscribe?cartToken=${cart.row.id}`,
    email: user?.email ?? '',
    error: refusal?.body.error ?? '',
  };
  const page = await deps.pages.system(site, { kind: 'shop', page: { kind: 'subscribe', view } });
  const answer = respondWithPage(call, page, refusal?.status);
  call.reply.header('cache-control', 'no-store');
  return answer;
}

async function readSubscriptionCart(deps: Deps, { site, call }: SubscribeVisit): Promise<LoadedCart | null> {
  const tokenHash = expressTokenHash(call);
  if (tokenHash === null) return null;
  return deps.db.forSite(site.id, async (tx) => {
    const row = await findCartByToken(tx, tokenHash);
    if (!row || !needsAccount(row.purpose) || row.status !== 'open') return null;
    const cart = await loadCart(deps, tx, { site, row });
    return cart.entries.length === 1 ? cart : null;
  });
}

function kindOf(cart: LoadedCart): Terms['kind'] {
  const kind = cart.entries[0]?.line.item?.kind;
  if (kind === 'donation') return 'donation';
  return kind === 'paywall' ? 'membership' : 'goods';
}

// A membership that is paid once: what is agreed to is its price, and nothing comes after it.
function onceTerms(site: SiteEntry, cart: LoadedCart): Terms {
  const [entry] = cart.entries;
  const item = entry?.line.item;
  const price = formatMoney(cart.totals.subtotalMinor, site.currency, site.language);
  return {
    ...headOf(site, entry),
    phrase: price,
    every: price,
    first: price,
    next: '',
    charges: 1,
    total: price,
    kind: kindOf(cart),
    asksAgreement: false,
    problem: entry?.problem === null ? '' : (item?.title ?? ''),
  };
}

function headOf(site: SiteEntry, entry: LoadedCart['entries'][number] | undefined) {
  const item = entry?.line.item;
  return {
    title: item?.title ?? '',
    options: [
      ...Object.values(item?.attributes ?? {}),
      ...((entry?.line.quantity ?? 1) > 1 ? [`× ${entry?.line.quantity}`] : []),
    ].join(' · '),
    imageUrl: item?.image ? `/assets/${site.id}/${item.image.storageKey}?format=750w` : '',
  };
}

type Terms = Omit<SubscribeView, 'crumb' | 'returnTo' | 'email' | 'error'>;

function termsOf(deps: Pick<Deps, 'now'>, site: SiteEntry, cart: LoadedCart): Terms {
  const { plan } = cart.row.purchase as SubscriptionPurchase;
  if (plan === null) return onceTerms(site, cart);
  const [entry] = cart.entries;
  const item = entry?.line.item;
  const money = (minor: bigint): string => formatMoney(minor, site.currency, site.language);
  const grossMinor = (entry?.unitMinor ?? 0n) * BigInt(entry?.line.quantity ?? 1);
  const wall = wallTimeOf(deps.now(), site.timeZone);
  const nextAt = cycleStart({ wall: addDays(wall, 0), timeZone: site.timeZone }, plan, 1);
  const dates = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: site.timeZone });
  const subject = { price: money(grossMinor), several: false, language: site.language };
  return {
    ...headOf(site, entry),
    phrase: priceMessage(plan, subject),
    kind: kindOf(cart),
    asksAgreement: true,
    every: priceMessage({ ...plan, numCycles: 0 }, subject),
    first: money(cart.totals.subtotalMinor),
    next: plan.numCycles === 1 ? '' : dates.format(nextAt),
    charges: plan.numCycles,
    total: plan.numCycles === 0 ? '' : money(grossMinor * BigInt(plan.numCycles)),
    problem: entry?.problem === null ? '' : (item?.title ?? ''),
  };
}
