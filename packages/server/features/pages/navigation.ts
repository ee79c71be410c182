import type { Navigation } from '@veranda/contracts/pages';
import { findPages } from '@veranda/db/pages/reader';
import { findSettings } from '@veranda/db/sites/reader';
import { saveSettings } from '@veranda/db/sites/writer';
import { validateNavigation } from '@veranda/domain/navigation/validate';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Replaces both trees of the navigation. */
export async function replaceNavigation(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  body: { readonly navigation: Navigation; readonly version: string },
): Promise<{ navigation: Navigation; version: string } | Refusal> {
  for (const tree of ['main', 'footer'] as const) {
    const read = validateNavigation(body.navigation[tree], `navigation.${tree}`);
    if (isRefusal(read)) return read;
  }
  return deps.db.forSite(site.id, async (tx) => {
    const pages = await findPages(tx);
    const known = new Set(pages.filter((page) => page.deletedAt === null).map((page) => page.id));
    if (!namedPages(body.navigation).every((id) => known.has(id)))
      return refuse('navigation-unknown-page', { field: 'navigation' });
    const row = await findSettings(tx);
    if (!row || String(row.version) !== body.version) return refuse('version-conflict');
    const doc = { ...row.doc, navigation: body.navigation };
    if (!(await saveSettings(tx, { doc, version: row.version }))) return refuse('version-conflict');
    return { navigation: body.navigation, version: String(row.version + 1n) };
  });
}

function namedPages(navigation: Navigation): string[] {
  return [...navigation.main, ...navigation.footer]
    .flatMap((node) => [node, ...node.children])
    .flatMap((node) => (node.target.kind === 'collection' ? [node.target.collectionId] : []));
}
