import * as calls from '@veranda/contracts/items';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { addItem, copyItem } from './add-item.ts';
import { changeItems } from './change-items.ts';
import { moveItem } from './move-item.ts';
import { readFreeSlug } from './item-slugs.ts';
import { moveItemToTrash, takeItemFromTrash } from './item-trash.ts';
import { readItemFacets } from './read-item-facets.ts';
import { readItem, readItems } from './read-items.ts';

/** Items of collections besides their content, which is edited by `documents`. */
export function itemRoutes(deps: Deps): Route[] {
  return [
    route(calls.listItems, async (call) =>
      readItems(deps, siteOf(call), { ...call.query, collectionId: call.params.collection }),
    ),
    route(calls.getItem, async (call) => readItem(deps, siteOf(call), call.params.item)),
    route(calls.createItem, async (call) =>
      card(await addItem(deps, siteOf(call), { ...call.body, collectionId: call.params.collection })),
    ),
    route(calls.duplicateItem, async (call) =>
      card(await copyItem(deps, siteOf(call), { ...call.body, id: call.params.item })),
    ),
    route(calls.changeItems, async (call) =>
      changeItems(deps, siteOf(call), {
        ...call.body,
        collectionId: call.params.collection,
        accountId: accountOf(call).id,
      }),
    ),
    route(calls.getItemFacets, async (call) => readItemFacets(deps, siteOf(call), call.params.collection)),
    route(calls.deleteItem, async (call) =>
      card(await moveItemToTrash(deps, siteOf(call), call.params.item)),
    ),
    route(calls.restoreItem, async (call) =>
      card(await takeItemFromTrash(deps, siteOf(call), call.params.item)),
    ),
    route(calls.moveItem, async (call) =>
      card(await moveItem(deps, siteOf(call), { ...call.body, id: call.params.item })),
    ),
    route(calls.findFreeSlug, async (call) =>
      readFreeSlug(deps, siteOf(call), { id: call.params.item, text: call.query.text ?? '' }),
    ),
  ];
}

function card<T>(answer: T | Refusal) {
  return isRefusal(answer) ? answer : { item: answer };
}
