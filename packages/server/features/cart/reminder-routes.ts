import * as calls from '@veranda/contracts/cart-reminders';
import { isRefusingReminders, refuseReminders } from '@veranda/db/cart/reminders';
import { refuse } from '@veranda/domain/refusal';
import type { ListPageView } from '@veranda/render/page/list-view';
import { cartTokenHash, setCartCookies } from '../../services/commerce/carts/cart-cookie.ts';
import { giveBrowserKey } from '../../services/commerce/carts/cart-browser.ts';
import type { Deps } from '../../services/deps.ts';
import { type Call, type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { listPage } from '../../services/sites/mailing-lists/list-page.ts';
import { refusalOfToken } from '../../services/sites/mails/reminder-link.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import { toCart } from './cart-page.ts';
import { restoreCart } from './restore-cart.ts';

/** The links in reminders of carts: back to the cart, and no more of them. */
export function reminderRoutes(deps: Deps): Route[] {
  return [
    route(calls.restoreCart, async (call) => {
      const site = siteOf(call);
      const token = await restoreCart(deps, site, {
        token: call.params.token,
        tokenHash: cartTokenHash(call),
        siteUserId: (await readSiteUser(deps, site, call))?.id ?? null,
      });
      call.reply.header('referrer-policy', 'same-origin');
      call.reply.header('x-robots-tag', 'noindex');
      if (token !== null) {
        setCartCookies(call, token);
        giveBrowserKey(deps, call);
      }
      return toCart;
    }),
    route(calls.showReminders, async (call) => {
      const hash = refusalOfToken(deps, siteOf(call).id, call.params.token);
      const { id } = siteOf(call);
      const isOff = hash !== null && (await deps.db.forSite(id, (tx) => isRefusingReminders(tx, hash)));
      return page(deps, call, hash === null ? 'over' : isOff ? 'reminders-done' : 'reminders');
    }),
    route(calls.refuseReminders, async (call) => {
      const { id } = siteOf(call);
      const hash = refusalOfToken(deps, id, call.params.token);
      if (hash !== null) await deps.db.forSite(id, (tx) => refuseReminders(tx, hash));
      if (call.request.wantsHtml) return page(deps, call, hash === null ? 'over' : 'reminders-done');
      return hash === null ? refuse('reminder-link-over') : { refused: true as const };
    }),
  ];
}

function page(
  deps: Deps,
  call: Pick<Call<typeof calls.showReminders>, 'reply' | 'params' | 'site' | 'account' | 'member'>,
  section: ListPageView['section'],
): Promise<RawAnswer> {
  const action = section === 'reminders' ? `/cart/reminders/${encodeURIComponent(call.params.token)}` : '';
  return listPage(
    deps,
    { site: siteOf(call), reply: call.reply },
    { view: { section, action, email: '', listName: '' }, status: section === 'over' ? 410 : 200 },
  );
}
