import type { EndpointOutput } from '@veranda/contracts/endpoint';
import { getOverview, SiteNotice } from '@veranda/contracts/sites';
import { findStores } from '@veranda/db/catalog/stores';
import { countSite } from '@veranda/db/pages/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findNotices } from '@veranda/db/sites/notices';
import { findOwnerEmail, findSettings } from '@veranda/db/sites/reader';
import { findSampleContent } from '@veranda/db/sites/sample-content';
import { may } from '@veranda/domain/contributors/rights';
import { hasSampleRate } from '@veranda/domain/sites/own-settings';
import Value from 'typebox/value';
import type { MemberIdentity } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { draftState } from '../../services/sites/publishing/draft-state.ts';

/** Counts and notices of the home screen; notices are for whoever may change the settings. */
export async function readOverview(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  member: MemberIdentity,
): Promise<EndpointOutput<typeof getOverview>> {
  const state = await draftState(deps, site);
  return deps.db.forSite(site.id, async (tx) => {
    const counts = await countSite(tx);
    const stores = await findStores(tx);
    const settings = await findSettings(tx);
    return {
      pages: counts.pages,
      editedPages: counts.editedPages,
      products: counts.products,
      sampleProducts: counts.samples,
      samples: (await findSampleContent(tx)).length,
      hasSampleRate: settings ? hasSampleRate(settings.doc.settings) : false,
      soldOutProducts: counts.soldOut,
      orders: counts.orders,
      unseenOrders: counts.unseen,
      stores: stores.map((store) => ({ id: store.id, title: store.title, urlSlug: store.urlSlug })),
      published: state.published,
      hasUnpublishedChanges: state.changed,
      notices: may(member, 'settings', 'write') ? await readNotices(tx) : [],
    };
  });
}

async function readNotices(tx: SiteTransaction): Promise<SiteNotice[]> {
  const rows = await findNotices(tx);
  if (rows.length === 0) return [];
  const ownerEmail = await findOwnerEmail(tx);
  return rows
    .map(({ id, kind, facts }) => ({ ...(facts as object), id, kind, ownerEmail }))
    .filter((notice) => Value.Check(SiteNotice, notice));
}
