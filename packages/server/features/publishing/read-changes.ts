import type { PublishingChange } from '@veranda/contracts/publishing';
import { findPages } from '@veranda/db/pages/reader';
import { findChanges } from '@veranda/db/publishing/manifest';
import { type ComparedPart, needsOf, summarizeChange } from '@veranda/domain/publishing/changes';
import { isPartKind, type PartContent } from '@veranda/domain/publishing/parts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { refreshDraft } from '../../services/sites/publishing/refresh-draft.ts';
import { compareChanges } from './compare-changes.ts';

/** Documents that the next publication changes, in words and with what each needs, and the pages that wait as drafts. */
export async function readChanges(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
): Promise<{ changes: PublishingChange[]; drafts: { id: string; title: string; status: string }[] }> {
  await refreshDraft(deps, site.id);
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const compared = await compareChanges(tx, await findChanges(tx));
      const pages = await findPages(tx);
      const drafts = pages.filter(
        ({ status, deletedAt }) =>
          deletedAt === null && ['draft', 'needs_review', 'scheduled'].includes(status),
      );
      return {
        changes: compared.flatMap((each) => presentChange(site, each, compared)),
        drafts: drafts.map(({ id, title, status }) => ({ id, title, status })),
      };
    },
    { readOnly: true },
  );
}

function presentChange(
  site: SiteEntry,
  changed: ComparedPart,
  all: readonly ComparedPart[],
): PublishingChange[] {
  const { kind, id, live, draft } = changed;
  if (!isPartKind(kind)) return [];
  const { change, blocks, aspects } = summarizeChange(kind, live, draft);
  const slug = kind === 'page' ? addressOf(draft ?? live) : null;
  return [
    {
      kind,
      id,
      title: titleOf(draft ?? live),
      url: slug === null ? '' : `${site.origin}/${slug}`,
      change,
      blocks: { ...blocks },
      aspects: [...aspects],
      needs: needsOf(changed, all).map((need) => ({ ...need, title: titleIn(all, need.id) })),
    },
  ];
}

function titleIn(all: readonly ComparedPart[], id: string): string {
  const part = all.find((each) => each.id === id);
  return part ? titleOf(part.draft ?? part.live) : '';
}

function titleOf(content: PartContent | null): string {
  const part = content?.part;
  if (!part) return '';
  if ('title' in part) return part.title;
  return 'name' in part ? part.name : '';
}

function addressOf(content: PartContent | null): string {
  const part = content?.part;
  if (!part || !('isHome' in part)) return '';
  return part.isHome ? '' : part.urlSlug;
}
