import { createHash, randomBytes } from 'node:crypto';
import * as calls from '@veranda/contracts/social';
import { touchShownStock } from '@veranda/db/catalog/shown-stock';
import { insertLike } from '@veranda/db/social/likes';
import { findSocialSettings, saveSocialSettings } from '@veranda/db/social/settings';
import { gateOf, nobody } from '@veranda/domain/pages/page-access';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { type Call, type Route, route } from '../../platform/http/route.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { changeLive } from '../../services/sites/directory/change-live.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';

/** Likes of items, and the settings of likes and share buttons. */
export function socialRoutes(deps: Deps): Route[] {
  return [likeRoute(deps), ...settingsRoutes(deps)];
}

/** Seconds for which a browser is known as one that has liked something. */
const keptFor = 400 * 24 * 60 * 60;

function likeRoute(deps: Deps): Route {
  return route(calls.likeItem, async (call) => {
    const site = siteOf(call);
    const { itemId, page } = call.body;
    const place = await publishedPlace(deps, site, itemId);
    if (place === null) return refuse('likes-closed');
    const known = call.request.cookies['likes'];
    const token = known ?? randomBytes(16).toString('base64url');
    const liked = await like(deps, site, {
      itemId,
      visitor: visitorOf(site, call.request, token),
      isKnown: known !== undefined,
    });
    if (isRefusal(liked)) return liked;
    call.reply.setCookie('likes', token, keptFor);
    if (!call.request.wantsHtml) return liked;
    const location = `${localPath(page) ?? place}#like-${itemId}`;
    return { kind: 'redirect', status: 303, location } as const;
  });
}

// The item as visitors get it, by its path. What not everybody may read takes no likes.
async function publishedPlace(deps: Deps, site: SiteEntry, itemId: string): Promise<string | null> {
  const published = await deps.pages.drawnSite(site);
  const item = await published?.settle(() => published.site.items.ask({ kind: 'item', id: itemId }));
  const collection = published?.site.collections.find(({ id }) => id === item?.collectionId);
  if (!item || !collection || gateOf(collection.access, nobody) !== null) return null;
  return `/${collection.urlSlug}/${item.urlSlug}`;
}

interface Visitor {
  readonly visitor: Uint8Array;
  readonly address: Uint8Array;
}

// Hashes alone are kept, and of another site they are others.
function visitorOf(site: SiteEntry, { ip, userAgent }: Call<never>['request'], token: string): Visitor {
  const hash = (...parts: readonly string[]) =>
    createHash('sha256')
      .update(JSON.stringify([site.id, ...parts]))
      .digest();
  return { visitor: hash('browser', token), address: hash('address', ip, userAgent) };
}

async function like(
  deps: Deps,
  site: SiteEntry,
  {
    itemId,
    visitor,
    isKnown,
  }: { readonly itemId: string; readonly visitor: Visitor; readonly isKnown: boolean },
): Promise<{ isNew: boolean } | Refusal> {
  const liked = await transactionWithRefusal(deps.db, site.id, async (tx) => {
    const { settings } = await findSocialSettings(tx);
    if (!settings.simpleLiking) return refuse('likes-closed');
    const isNew = await insertLike(tx, { itemId, ...visitor, isKnown, likedAt: new Date(deps.now()) });
    // Pages that show the item are made again, and no others.
    if (isNew) await touchShownStock(tx, [itemId]);
    return { isNew };
  });
  if (!isRefusal(liked) && liked.isNew) await deps.sites.refresh(site.id);
  return liked;
}

// Nobody is led to another site by what a form says.
function localPath(page: string | undefined): string | null {
  return page !== undefined && /^\/(?![/\\])[^\s#]*$/.test(page) ? page : null;
}

function settingsRoutes(deps: Deps): Route[] {
  const present = async (siteId: string) => {
    const { settings, version } = await deps.db.forSite(siteId, (tx) => findSocialSettings(tx), {
      readOnly: true,
    });
    const { simpleLiking, shareButtons } = settings;
    return { settings: { simpleLiking, shareButtons: [...shareButtons] }, version: String(version) };
  };
  return [
    route(calls.getSocialSettings, async (call) => present(siteOf(call).id)),
    route(calls.saveSocialSettings, async (call) => {
      const { id } = siteOf(call);
      const { settings } = call.body;
      const version = BigInt(call.body.version);
      const problem = await changeLive(deps, id, async (tx) =>
        (await saveSocialSettings(tx, { settings, version })) ? null : refuse('version-conflict'),
      );
      return problem ?? present(id);
    }),
  ];
}
