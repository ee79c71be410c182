import * as calls from '@veranda/contracts/catalog-merchandising';
import { merchandisingTexts } from '@veranda/contracts/merchandising-texts';
import { storefrontMessagesOf } from '@veranda/contracts/storefront-messages';
import { findMerchandising, saveMerchandising } from '@veranda/db/catalog/merchandising';
import type { Merchandising } from '@veranda/domain/catalog/merchandising';
import { refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { changeLive } from '../../services/sites/directory/change-live.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';

/** Merchandising settings of the shop: read and saved in the studio, live at once. */
export function merchandisingRoutes(deps: Deps): Route[] {
  const present = async ({ id, language }: SiteEntry) => {
    const { settings, version } = await deps.db.forSite(id, (tx) => findMerchandising(tx), {
      readOnly: true,
    });
    const siteTexts = merchandisingTexts(storefrontMessagesOf(language));
    return { merchandising: settings, siteTexts, version: String(version) };
  };
  return [
    route(calls.getMerchandising, async (call) => present(siteOf(call))),
    route(calls.saveMerchandising, async (call) => {
      const site = siteOf(call);
      const settings: Merchandising = call.body.merchandising;
      const version = BigInt(call.body.version);
      const problem = await changeLive(deps, site.id, async (tx) =>
        (await saveMerchandising(tx, { settings, version })) ? null : refuse('version-conflict'),
      );
      return problem ?? present(site);
    }),
  ];
}
