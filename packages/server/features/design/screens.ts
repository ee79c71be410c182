import type { getDesignScreen, ThemeScreen } from '@veranda/contracts/design';
import type { EndpointOutput } from '@veranda/contracts/endpoint';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { draftSnapshot } from '../../services/sites/publishing/draft-state.ts';
import { readSampleAccount } from './sample-account.ts';

/** A screen of the draft as its visitors would have it. */
export async function readScreen(
  { db, pages, now }: Pick<Deps, 'db' | 'pages' | 'now'>,
  site: SiteEntry,
  screen: ThemeScreen,
): Promise<EndpointOutput<typeof getDesignScreen>> {
  const snapshot = await db.forSite(site.id, (tx) => draftSnapshot(tx, { withPrivate: true }), {
    readOnly: true,
  });
  const { sheet } = await pages.theme(snapshot.theme);
  const stylesheet = `/api/studio/sites/${site.id}/canvas-sheets/${sheet}`;
  const shown = screen === 'account' ? await readSampleAccount({ db, now }, site, snapshot) : screen;
  const page = await pages.draftScreen(site, snapshot, { screen: shown, stylesheet });
  return {
    theme: snapshot.theme.key,
    html: page?.html ?? null,
    styles: [...(page?.inlineCode.styles ?? [])],
  };
}
