import * as calls from '@veranda/contracts/restock';
import { findSignUps, type SignUpDetail } from '@veranda/db/restock/reader';
import { endSignUps } from '@veranda/db/restock/writer';
import { refuse } from '@veranda/domain/refusal';
import type { ListPageView } from '@veranda/render/page/list-view';
import type { Deps } from '../../services/deps.ts';
import { type Call, type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { listPage } from '../../services/sites/mailing-lists/list-page.ts';
import { signUpOfToken } from './restock-link.ts';

type Shown = Call<typeof calls.showRestockEnd> | Call<typeof calls.endRestock>;

/** The link out of the mails about a product that is back. */
export function endRoutes(deps: Deps): Route[] {
  return [
    route(calls.showRestockEnd, async (call) => {
      const signUp = await signUpOf(deps, call);
      return page(deps, call, { signUp, isEnded: signUp?.status === 'unsubscribed' });
    }),
    route(calls.endRestock, async (call) => {
      const signUp = await signUpOf(deps, call);
      const { id } = siteOf(call);
      if (signUp) await deps.db.forSite(id, (tx) => endSignUps(tx, signUp.id));
      if (call.request.wantsHtml) return page(deps, call, { signUp, isEnded: true });
      return signUp ? { ended: true as const } : refuse('restock-link-over');
    }),
  ];
}

async function signUpOf(deps: Deps, call: Shown): Promise<SignUpDetail | null> {
  const { id } = siteOf(call);
  const signUpId = signUpOfToken(deps, id, call.params.token);
  if (signUpId === null) return null;
  const [signUps] = await deps.db.forSite(id, (tx) => findSignUps(tx, signUpId), { readOnly: true });
  return signUps ?? null;
}

function page(
  deps: Deps,
  call: Shown,
  { signUp, isEnded }: { readonly signUp: SignUpDetail | null; readonly isEnded: boolean },
): Promise<RawAnswer> {
  const action = signUp && !isEnded ? `/cart/restock/${encodeURIComponent(call.params.token)}` : '';
  const section: ListPageView['section'] = !signUp ? 'over' : isEnded ? 'unsubscribe-done' : 'unsubscribe';
  const view = { section, action, email: signUp?.email ?? '', listName: signUp?.title ?? '' };
  return listPage(deps, { site: siteOf(call), reply: call.reply }, { view, status: signUp ? 200 : 410 });
}
