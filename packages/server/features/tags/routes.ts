import * as calls from '@veranda/contracts/tags';
import { findTag, findTagChanges, findTags, findTagUses } from '@veranda/db/tags/reader';
import { refuse } from '@veranda/domain/refusal';
import { type Route, route } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { mergeCategory, readCategoryUses, restoreCategories } from './categories.ts';
import { addTag, changeTagName, mergeIntoTag, removeFromAll, restoreToAll } from './change-tags.ts';

/** Tags and categories of items, tags of products, and what the categories of stores have besides their form. */
export function tagRoutes(deps: Deps): Route[] {
  return [...readRoutes(deps), ...changeRoutes(deps), ...categoryRoutes(deps)];
}

function readRoutes({ db }: Deps): Route[] {
  return [
    route(calls.listTags, async (call) => {
      const { type = 'tag' } = call.query;
      const tags = await db.forSite(siteOf(call).id, (tx) => findTags(tx, type), { readOnly: true });
      return { tags };
    }),
    route(calls.getTagNames, async (call) => {
      const { changed, former } = await db.forSite(siteOf(call).id, (tx) => findTagChanges(tx), {
        readOnly: true,
      });
      return { changed: [...changed], former: [...former] };
    }),
    route(calls.listTagUses, async (call) => {
      const wanted = { id: call.params.tag, offset: call.query.offset ?? 0, limit: calls.usesAtOnce };
      return db.forSite(
        siteOf(call).id,
        async (tx) => ((await findTag(tx, wanted.id)) ? findTagUses(tx, wanted) : refuse('unknown-tag')),
        { readOnly: true },
      );
    }),
  ];
}

function changeRoutes(deps: Deps): Route[] {
  return [
    route(calls.createTag, async (call) => addTag(deps, siteOf(call).id, call.body)),
    route(calls.renameTag, async (call) =>
      changeTagName(deps, siteOf(call).id, { id: call.params.tag, ...call.body }),
    ),
    route(calls.mergeTag, async (call) =>
      mergeIntoTag(deps, siteOf(call).id, { id: call.params.tag, ...call.body }),
    ),
    route(calls.removeTag, async (call) => removeFromAll(deps, siteOf(call).id, call.params.tag)),
    route(calls.restoreTag, async (call) => restoreToAll(deps, siteOf(call).id, call.params.tag)),
  ];
}

function categoryRoutes(deps: Deps): Route[] {
  return [
    route(calls.listCategoryUses, async (call) =>
      readCategoryUses(deps, siteOf(call).id, { id: call.params.category, offset: call.query.offset ?? 0 }),
    ),
    route(calls.mergeCategory, async (call) =>
      mergeCategory(deps, siteOf(call).id, { id: call.params.category, ...call.body }),
    ),
    route(calls.restoreCategories, async (call) =>
      restoreCategories(deps, siteOf(call).id, call.params.removal),
    ),
  ];
}
