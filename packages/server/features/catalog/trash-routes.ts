import * as calls from '@veranda/contracts/product-trash';
import { type Route, route } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { emptyTrash, purgeProducts, readTrash, restoreProducts, trashProducts } from './product-trash.ts';

/** The trash of products. */
export function productTrashRoutes(deps: Deps): Route[] {
  return [
    route(calls.listTrashedProducts, async (call) =>
      readTrash(deps, siteOf(call).id, {
        search: call.query.q?.trim() ?? '',
        page: call.query.page ?? 1,
        perPage: call.query.perPage ?? 25,
      }),
    ),
    route(calls.trashProducts, async (call) => trashProducts(deps, siteOf(call).id, call.body.ids)),
    route(calls.restoreProducts, async (call) => restoreProducts(deps, siteOf(call).id, call.body.ids)),
    route(calls.purgeProducts, async (call) => purgeProducts(deps, siteOf(call).id, call.body.ids)),
    route(calls.emptyProductTrash, async (call) => emptyTrash(deps, siteOf(call).id, 0)),
  ];
}
