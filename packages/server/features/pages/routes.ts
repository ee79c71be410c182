import {
  createPage,
  deletePage,
  duplicatePage,
  emptyPageTrash,
  getPage,
  listLinkTargets,
  listPages,
  purgePage,
  restorePage,
  updatePage,
} from '@veranda/contracts/pages';
import { may } from '@veranda/domain/contributors/rights';
import { isRefusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { accountOf, memberOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { accessRoutes } from './access-routes.ts';
import { addPage, copyPage } from './add-page.ts';
import { changePage, moveToTrash, takeFromTrash } from './change-page.ts';
import { emptyTrash, purgePage as purge } from './page-trash.ts';
import { readLinkTargets } from './read-link-targets.ts';
import { readPage, readPages } from './read-pages.ts';

/** The tree of pages and what is on them. */
export function pageRoutes(deps: Deps): Route[] {
  return [
    ...accessRoutes(deps),
    route(listPages, async (call) => readPages(deps, siteOf(call))),
    route(listLinkTargets, async (call) => readLinkTargets(deps, siteOf(call), call.query.file)),
    route(getPage, async (call) => readPage(deps, siteOf(call), call.params.page)),
    route(createPage, async (call) =>
      card(await addPage(deps, siteOf(call), { ...call.body, accountId: accountOf(call).id })),
    ),
    route(duplicatePage, async (call) =>
      card(await copyPage(deps, siteOf(call), { ...call.body, id: call.params.page })),
    ),
    route(updatePage, async (call) =>
      card(
        await changePage(deps, siteOf(call), {
          id: call.params.page,
          changes: call.body,
          accountId: accountOf(call).id,
          mayWriteCode: may(memberOf(call), 'custom-code', 'write'),
        }),
      ),
    ),
    route(deletePage, async (call) =>
      card(await moveToTrash(deps, siteOf(call), { id: call.params.page, accountId: accountOf(call).id })),
    ),
    route(restorePage, async (call) => card(await takeFromTrash(deps, siteOf(call), call.params.page))),
    route(purgePage, async (call) => purge(deps, siteOf(call).id, call.params.page)),
    route(emptyPageTrash, async (call) => emptyTrash(deps, siteOf(call).id, 0)),
  ];
}

function card<T>(answer: T) {
  return isRefusal(answer) ? answer : { page: answer as Exclude<T, { kind: 'refusal' }> };
}
