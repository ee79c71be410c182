import * as calls from '@veranda/contracts/gift-cards';
import { listGiftCards } from '@veranda/db/gift-cards/reader';
import type { Deps } from '../../platform/deps.ts';
import { accountOf, type Route, route, siteOf } from '../../platform/http/route.ts';
import { disableCard, issueGiftCard, presentGiftCard } from './issue-gift-card.ts';

/** Gift cards in the studio. */
export function giftCardRoutes(deps: Deps): Route[] {
  return [
    route(calls.listGiftCards, async (call) => {
      const { id } = siteOf(call);
      const rows = await deps.db.forSite(id, (tx) => listGiftCards(tx, id));
      return { giftCards: rows.map(presentGiftCard) };
    }),
    route(calls.issueGiftCard, async (call) =>
      issueGiftCard(deps, siteOf(call), { ...call.body, actor: accountOf(call).email }),
    ),
    route(calls.disableGiftCard, async (call) => disableCard(deps, siteOf(call), call.params.card)),
  ];
}
