import type { getDesignScreen } from '@veranda/contracts/design';
import type { EndpointOutput } from '@veranda/contracts/endpoint';
import type { SlideType } from '@veranda/domain/slices/slice-kind';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { draftSnapshot } from '../../services/sites/publishing/draft-state.ts';

/** A screen of the draft as its visitors would have it. */
export async function readScreen(
  { db, pages }: Pick<Deps, 'db' | 'pages'>,
  site: SiteEntry,
  screen: SlideType,
): Promise<EndpointOutput<typeof getDesignScreen>> {
  const snapshot = await db.forSite(site.id, (tx) => draftSnapshot(tx, { withPrivate: true }), {
    readOnly: true,
  });
  const { sheet } = await pages.theme(snapshot.theme);
  const stylesheet = `/api/studio/sites/${site.id}/canvas-sheets/${sheet}`;
  const page = await pages.draftScreen(site, snapshot, { screen, stylesheet });
  return {
    theme: snapshot.theme.key,
    html: page?.html ?? null,
    styles: [...(page?.inlineCode.styles ?? [])],
  };
}
