import * as calls from '@veranda/contracts/gift-cards';
import { findGiftCards, findLedger, readGiftCards } from '@veranda/db/gift-cards/reader';
import { readCode } from '@veranda/domain/gift-cards/gift-card-code';
import { refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { readPaging } from '../../platform/http/read-paging.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { disableCard } from './disable-gift-card.ts';
import { issueGiftCard, resendGiftCard } from './issue-gift-card.ts';
import { readdressCard } from './readdress-gift-card.ts';
import { giftPageRoutes } from './page-routes.ts';
import { presentDetail, presentGiftCard } from './present.ts';

/** Gift cards in the studio and on the site. */
export function giftCardRoutes(deps: Deps): Route[] {
  return [
    ...giftPageRoutes(deps),
    route(calls.listGiftCards, async (call) => {
      const { id } = siteOf(call);
      const { page, pageSize, offset } = readPaging(call.query);
      const typed = (call.query.search ?? '').trim();
      // Only the end of a whole code, as a customer may read it out, is kept.
      const search = readCode(typed)?.slice(-4) ?? typed;
      const query = { search, offset, limit: pageSize };
      const giftCards = await deps.db.forSite(id, (tx) => readGiftCards(tx, query), { readOnly: true });
      return { giftCards: giftCards.rows.map(presentGiftCard), total: giftCards.total, page, pageSize };
    }),
    route(calls.getGiftCard, async (call) => {
      const { id } = siteOf(call);
      return deps.db.forSite(id, async (tx) => {
        const [card] = await findGiftCards(tx, [call.params.card]);
        return card ? presentDetail(card, await findLedger(tx, card.id)) : refuse('no-such-gift-card');
      });
    }),
    route(calls.issueGiftCard, async (call) =>
      issueGiftCard(deps, siteOf(call), { ...call.body, actor: accountOf(call).email }),
    ),
    route(calls.disableGiftCard, async (call) => disableCard(deps, siteOf(call), call.params.card)),
    route(calls.readdressGiftCard, async (call) =>
      readdressCard(deps, siteOf(call), { id: call.params.card, body: call.body }),
    ),
    route(calls.resendGiftCard, async (call) => resendGiftCard(deps, siteOf(call), call.params.card)),
  ];
}
