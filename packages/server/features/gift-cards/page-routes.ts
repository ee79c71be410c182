import * as calls from '@veranda/contracts/gift-card-pages';
import { findGiftCardByCode } from '@veranda/db/gift-cards/reader';
import { readCode } from '@veranda/domain/gift-cards/gift-card-code';
import { formatMoney } from '@veranda/domain/money/format';
import { toWireMoney } from '@veranda/domain/money/wire';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { hashOfToken, setExpressCookie } from '../../services/commerce/carts/cart-cookie.ts';
import { keepToBrowser } from '../../services/commerce/carts/cart-browser.ts';
import type { Deps } from '../../services/deps.ts';
import { codeHash } from '../../services/commerce/gift-cards/code-hash.ts';
import { countCall } from '../../platform/http/rate-limit.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { buyGiftCard, type TypedGift } from './buy-gift-card.ts';
import { balancePage, giftPage } from './gift-page.ts';

/** The pages of gift cards on the site, with forms that need no JavaScript. */
export function giftPageRoutes(deps: Deps): Route[] {
  return [...buyingRoutes(deps), ...balanceRoutes(deps)];
}

function buyingRoutes(deps: Deps): Route[] {
  return [
    route(calls.showGiftCard, async (call) =>
      giftPage(deps, { site: siteOf(call), call, typed: call.query, refused: null }, call.params.item),
    ),
    route(calls.buyGiftCard, async (call) => {
      const site = siteOf(call);
      const typed: TypedGift = call.body;
      const { item: productId } = call.params;
      const buyer = await readSiteUser(deps, site, call);
      const bought = await buyGiftCard(deps, site, { productId, typed, buyer });
      if (isRefusal(bought))
        return call.request.wantsHtml
          ? giftPage(deps, { site, call, typed, refused: bought }, productId)
          : bought;
      await keepToBrowser(deps, { site, call }, hashOfToken(bought.token));
      setExpressCookie(call, bought.token);
      const checkoutUrl = `/checkout?cartToken=${bought.cartId}`;
      if (call.request.wantsHtml) return { kind: 'redirect', status: 303, location: checkoutUrl } as const;
      return { cartToken: bought.cartId, checkoutUrl };
    }),
  ];
}

function balanceRoutes(deps: Deps): Route[] {
  return [
    route(calls.showGiftBalance, async (call) =>
      balancePage(deps, { site: siteOf(call), call, typed: {}, refused: null }, null),
    ),
    route(calls.askGiftBalance, async (call) => {
      const site = siteOf(call);
      const balance = await findBalance(deps, site, { typed: call.body.code, ip: call.request.ip });
      if (!call.request.wantsHtml)
        return isRefusal(balance)
          ? balance
          : { last4: balance.last4, balance: toWireMoney(balance.minor, site.currency) };
      const visit = { site, call, typed: call.body, refused: isRefusal(balance) ? balance : null };
      const shown = isRefusal(balance)
        ? null
        : { amount: formatMoney(balance.minor, site.currency, site.language), last4: balance.last4 };
      return balancePage(deps, visit, shown);
    }),
  ];
}

// A disabled card is as unknown as one that never was: the page tells nobody which codes there are.
async function findBalance(
  deps: Deps,
  site: SiteEntry,
  input: { readonly typed: string; readonly ip: string },
): Promise<{ minor: bigint; last4: string } | Refusal> {
  const subject = { siteId: site.id, ip: input.ip, cart: '', accountId: '' };
  const wait = await countCall(deps, 'gift-balance', subject);
  if (wait > 0) return refuse('gift-balance-limit', { field: 'code', waitSeconds: wait });
  const code = readCode(input.typed);
  const unknown = refuse('gift-card-unknown', { field: 'code' });
  if (code === null) return unknown;
  const card = await deps.db.forSite(site.id, (tx) => findGiftCardByCode(tx, codeHash(site.id, code)));
  if (card?.status !== 'active' || card.currency !== site.currency) return unknown;
  return { minor: card.balanceMinor, last4: card.codeLast4 };
}
