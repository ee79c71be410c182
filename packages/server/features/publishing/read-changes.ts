import { type AddressedCollection, itemPath } from '@veranda/domain/pages/item-path';
import { listedCollection } from '@veranda/domain/pages/stored-page';
import type { PublishingChange } from '@veranda/contracts/publishing';
import { findWaitingItems } from '@veranda/db/pages/items';
import { findProductTitles } from '@veranda/db/pages/product-contents';
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
): Promise<{
  changes: PublishingChange[];
  drafts: { kind: string; id: string; title: string; status: string }[];
}> {
  await refreshDraft(deps, site.id);
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const compared = await compareChanges(tx, await findChanges(tx));
      const pages = await findPages(tx);
      const items = await findWaitingItems(tx);
      const products = compared.filter(({ kind }) => kind === 'product').map(({ id }) => id);
      const names = {
        titles: await findProductTitles(tx, products),
        collections: new Map(pages.map((page) => [page.id, listedCollection(page)])),
        timeZone: site.timeZone,
      };
      const drafts = pages.filter(({ status, deletedAt }) => deletedAt === null && isWaiting(status));
      return {
        changes: compared.flatMap((each) => presentChange({ site, names, all: compared }, each)),
        drafts: [
          ...drafts.map(({ id, title, status }) => ({ kind: 'page', id, title, status })),
          ...items.map((item) => ({ kind: 'item', ...item })),
        ],
      };
    },
    { readOnly: true },
  );
}

const waiting = ['draft', 'needs_review', 'scheduled'];

function isWaiting(status: string): boolean {
  return waiting.includes(status);
}

interface ChangeContext {
  readonly site: SiteEntry;
  readonly names: ChangeNames;
  readonly all: readonly ComparedPart[];
}

/** Names that a change is told by and that its parts do not have. */
interface ChangeNames {
  /** Of products, by id. */
  readonly titles: ReadonlyMap<string, string>;
  /** Pages and collections by id, with what addresses are made of. */
  readonly collections: ReadonlyMap<string, AddressedCollection>;
  readonly timeZone: string;
}

function presentChange({ site, names, all }: ChangeContext, changed: ComparedPart): PublishingChange[] {
  const { kind, id, live, draft } = changed;
  if (!isPartKind(kind)) return [];
  const { change, blocks, aspects } = summarizeChange(kind, live, draft);
  const path = addressOf(draft ?? live, names);
  return [
    {
      kind,
      id,
      title: names.titles.get(id) ?? titleOf(draft ?? live),
      url: path === null ? '' : `${site.origin}/${path}`,
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

function addressOf(
  content: PartContent | null,
  { collections, timeZone }: Pick<ChangeNames, 'collections' | 'timeZone'>,
): string | null {
  const part = content?.part;
  if (!part) return null;
  if ('isHome' in part) return part.isHome ? '' : part.urlSlug;
  if (!('collectionId' in part)) return null;
  const collection = collections.get(part.collectionId) ?? { urlSlug: '' };
  return itemPath(collection, part, timeZone).slice(1);
}
