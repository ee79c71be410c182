import * as calls from '@veranda/contracts/subscriptions';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import {
  expressTokenHash,
  hashOfToken,
  setExpressCookie,
} from '../../services/commerce/carts/cart-cookie.ts';
import { keepToBrowser } from '../../services/commerce/carts/cart-browser.ts';
import type { Deps } from '../../services/deps.ts';
import { type Call, type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import { agreeToSubscribe } from './agree-to-subscribe.ts';
import { beginSubscription } from './begin-subscription.ts';
import { cardRoutes } from './payment-card-routes.ts';
import { changeCard } from './change-card.ts';
import {
  cancelSubscription,
  resumeSubscription,
  skipCycle,
  type SubscriptionAddress,
} from './change-subscription.ts';
import { subscribePage } from './subscribe-page.ts';

/** Subscribing, and what somebody does with their own subscriptions. */
export function visitorRoutes(deps: Deps): Route[] {
  return [...subscribingRoutes(deps), ...ownRoutes(deps), ...cardRoutes(deps)];
}

function subscribingRoutes(deps: Deps): Route[] {
  return [
    route(calls.addSubscription, async (call) => {
      const site = siteOf(call);
      const { itemId, sku, qty, additionalFields: json, quantity, ...posted } = call.body;
      const begun = await beginSubscription(deps, site, {
        itemId,
        choice: { sku: sku ?? null, options: optionsIn(posted) },
        fields: { json, posted },
        quantity: qty ?? quantity,
        siteUser: await readSiteUser(deps, site, call),
      });
      if (isRefusal(begun)) return begun;
      await keepToBrowser(deps, { site, call }, hashOfToken(begun.token));
      setExpressCookie(call, begun.token);
      if (!call.request.wantsHtml) return { cartToken: begun.cartId };
      return redirect(`/subscribe?cartToken=${begun.cartId}`);
    }),
    route(calls.showSubscribe, async (call) => subscribePage(deps, { site: siteOf(call), call }, null)),
    route(calls.agreeToSubscribe, async (call) => {
      const site = siteOf(call);
      const user = await readSiteUser(deps, site, call);
      const tokenHash = expressTokenHash(call);
      const agrees = (call.body.agree ?? '') !== '';
      const agreed = user
        ? await agreeToSubscribe(deps, site, { tokenHash, user, agrees })
        : refuse('subscription-not-agreed', { field: 'agree' });
      if (isRefusal(agreed))
        return call.request.wantsHtml ? subscribePage(deps, { site, call }, agreed) : agreed;
      const checkoutUrl = `/checkout?cartToken=${agreed.cartId}`;
      return call.request.wantsHtml ? redirect(checkoutUrl) : { checkoutUrl };
    }),
  ];
}

type OwnCall = Pick<Call<typeof calls.skipOwnCycle>, 'site' | 'request' | 'params' | 'account' | 'member'>;
type Outcome = { readonly status: string; readonly actionUrl?: string } | Refusal;

function ownRoutes(deps: Deps): Route[] {
  // Errors are shown by the page of the subscriptions: its address carries the code of the refusal.
  async function own(
    call: OwnCall,
    work: (address: SubscriptionAddress, email: string) => Promise<Outcome>,
  ): Promise<Outcome | RawAnswer> {
    const site = siteOf(call);
    const user = await readSiteUser(deps, site, call);
    const { wantsHtml } = call.request;
    if (!user) return wantsHtml ? redirect('/account/login') : refuse('site-user-away');
    const key = { siteId: site.id, id: call.params.subscription, siteUserId: user.id };
    const outcome = await work(key, user.email);
    if (!wantsHtml) return outcome;
    if (isRefusal(outcome)) return redirect(`/account/subscriptions?refused=${outcome.code}`);
    return redirect(outcome.actionUrl ?? '/account/subscriptions?done=1');
  }

  return [
    route(calls.cancelOwnSubscription, async (call) =>
      own(call, (key) => cancelSubscription(deps, key, call.body.when === 'now' ? 'now' : 'period-end')),
    ),
    route(calls.resumeOwnSubscription, async (call) => own(call, (key) => resumeSubscription(deps, key))),
    route(calls.skipOwnCycle, async (call) => own(call, (key) => skipCycle(deps, key))),
    route(calls.changeOwnCard, async (call) =>
      own(call, (key, email) => {
        const { payment, cardNumber = '', cardExpiry = '', cardCvc = '' } = call.body;
        const typed = { kind: 'test-card', number: cardNumber, expiry: cardExpiry, cvc: cardCvc } as const;
        return changeCard(deps, siteOf(call), {
          at: key,
          card: { payment: payment ?? typed, email },
        });
      }),
    ),
  ];
}

function optionsIn(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith('option.') && typeof value === 'string' ? [[name.slice(7), value]] : [],
    ),
  );
}

function redirect(location: string): RawAnswer {
  return { kind: 'redirect', status: 303, location };
}
