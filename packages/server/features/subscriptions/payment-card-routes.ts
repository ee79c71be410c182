import { checkoutHeader } from '@veranda/contracts/checkout-page';
import type { CardChangeAnswer } from '@veranda/contracts/checkout-view';
import type { PaymentMethod } from '@veranda/contracts/payment-method';
import * as calls from '@veranda/contracts/subscriptions';
import { isEntityId } from '@veranda/domain/entity-id';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { withBrand } from '../../services/commerce/checkout-pages/checkout-brand.ts';
import { cardPolicy } from '../../services/commerce/checkout-pages/page-policies.ts';
import { readScriptInventory } from '../../services/commerce/checkout-pages/script-inventory.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import { type Call, type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { setRetryAfter } from '../../platform/http/retry-after.ts';
import { withDeclineThrottle } from '../../platform/payments/decline-throttle.ts';
import { answerCardBank } from '../../platform/payments/test-gateway.ts';
import { readSiteUser, type SiteUserIdentity } from '../../platform/sessions/site-user-session.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { cardBankPage, paymentCardPage } from './payment-card-page.ts';
import { readCardView } from './card-view.ts';
import { type CardChange, changeCard, returnFromBank } from './change-card.ts';

/** Routes on which a subscriber enters another card, and answers their bank about it. */
export function cardRoutes(deps: Deps): Route[] {
  return [
    route(calls.showPaymentCardPage, async (call) =>
      asUser(deps, call, (visit) => {
        // Their bank has not confirmed a card that was given here.
        const refused =
          call.query.refused === undefined ? null : refuse('card-not-confirmed', { field: 'payment' });
        return renderPaymentCardPage(deps, visit, { id: call.params.subscription, refused });
      }),
    ),
    route(calls.submitPaymentCardPage, async (call) =>
      asUser(deps, call, async (visit) => {
        const { site, user } = visit;
        const id = call.params.subscription;
        const at = { siteId: site.id, id, siteUserId: user.id };
        const card = { payment: paymentOf(call.body), email: user.email };
        const payer = { siteId: site.id, id: user.id, ip: call.request.ip };
        const { answer: done } = await withDeclineThrottle<CardChange>(
          deps,
          payer,
          async (velocityBlock) => ({
            answer: velocityBlock ?? (await changeCard(deps, site, { at, card })),
            isReplay: false,
          }),
        );
        if (isRefusal(done)) return renderPaymentCardPage(deps, visit, { id, refused: done });
        return goOn(call, done.actionUrl ?? '/account/subscriptions?done=1');
      }),
    ),
    ...bankRoutes(deps),
  ];
}

function bankRoutes(deps: Deps): Route[] {
  return [
    route(calls.returnFromCardBank, async (call) =>
      asUser(deps, call, async ({ site, user }) => {
        const { setup: setupId } = call.query;
        if (!isEntityId(setupId)) return refuse('no-such-subscription');
        const back = await returnFromBank(deps, site, { setupId, siteUserId: user.id });
        if (isRefusal(back)) return back;
        const page = `/account/subscriptions/${back.setup.subscriptionId}/card`;
        return goOn(call, isRefusal(back.outcome) ? `${page}?refused=1` : '/account/subscriptions?done=1');
      }),
    ),
    route(calls.showCardBank, async (call) =>
      asUser(deps, call, async ({ site }) => {
        const script = await readScriptInventory(deps.settings.bundles.storefront, 'checkout.js');
        call.reply.header('content-security-policy', cardPolicy(script, null));
        const { title: siteTitle, language } = site;
        const given = { siteTitle, language, setup: call.query.setup, crumb: call.crumb(), script };
        return { kind: 'html', status: 200, html: cardBankPage(given) };
      }),
    ),
    route(calls.answerCardBank, async (call) =>
      asUser(deps, call, async ({ site }) => {
        const { setup: setupId, answer } = call.body;
        if (!isEntityId(setupId)) return refuse('no-such-subscription');
        await answerCardBank(deps, { siteId: site.id, setupId, approved: answer === 'approve' });
        return goOn(call, `/account/card-return?setup=${setupId}`);
      }),
    ),
  ];
}

type VisitorCall = Pick<Call<never>, 'site' | 'account' | 'member' | 'request' | 'reply' | 'crumb'>;

interface UserVisit {
  readonly site: SiteEntry;
  readonly call: VisitorCall;
  readonly user: SiteUserIdentity;
}

// Content of an account is shown to nobody else: others are asked to log in and come back.
async function asUser(
  deps: Deps,
  call: VisitorCall,
  work: (visit: UserVisit) => Promise<RawAnswer | Refusal>,
): Promise<RawAnswer | Refusal> {
  const site = siteOf(call);
  const user = await readSiteUser(deps, site, call);
  if (user) return work({ site, call, user });
  const { path, method } = call.request;
  const returnTo = method === 'GET' && path.endsWith('/card') ? path : '/account/subscriptions';
  return goOn(call, `/account/login?returnTo=${encodeURIComponent(returnTo)}`);
}

async function renderPaymentCardPage(
  deps: Deps,
  { site, call, user }: UserVisit,
  { id, refused }: { readonly id: string; readonly refused: Refusal | null },
): Promise<RawAnswer | Refusal> {
  const at = { siteId: site.id, id, siteUserId: user.id };
  const branded = await withBrand(deps, site);
  const shown = await readCardView(deps, branded, { at, crumb: call.crumb(), refused });
  if (isRefusal(shown)) return shown;
  const { view, cardScript } = shown;
  setRetryAfter(call.reply, refused);
  const status = refused ? presentRefusal(refused).status : 200;
  if (byScript(call)) return respondWithJson({ view }, status);
  const script = await readScriptInventory(deps.settings.bundles.storefront, 'checkout.js');
  call.reply.header('content-security-policy', cardPolicy(script, cardScript));
  return {
    kind: 'html',
    status,
    html: paymentCardPage(view, { language: site.language, script, cardScript, brand: branded.brand }),
  };
}

function paymentOf(typed: {
  readonly paymentToken?: string | undefined;
  readonly cardNumber?: string | undefined;
  readonly cardExpiry?: string | undefined;
  readonly cardCvc?: string | undefined;
}): PaymentMethod | null {
  const { paymentToken = '', cardNumber, cardExpiry = '', cardCvc = '' } = typed;
  if (paymentToken !== '') return { kind: 'stripe-token', token: paymentToken };
  return cardNumber === undefined
    ? null
    : { kind: 'test-card', number: cardNumber, expiry: cardExpiry, cvc: cardCvc };
}

function byScript({ request }: VisitorCall): boolean {
  return request.headers[checkoutHeader] !== undefined;
}

function goOn(call: VisitorCall, location: string): RawAnswer {
  return byScript(call) ? respondWithJson({ location }, 200) : { kind: 'redirect', status: 303, location };
}

function respondWithJson(answer: CardChangeAnswer, status: number): RawAnswer {
  const type = 'application/json; charset=utf-8';
  return { kind: 'bytes', status, type, bytes: JSON.stringify(answer) };
}
