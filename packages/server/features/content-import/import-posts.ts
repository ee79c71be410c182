import { type ImportedAddress, keepImportedAddresses } from '@veranda/db/content-import/addresses';
import { type EntryOutcome, findEntryTargets, type PlannedEntry } from '@veranda/db/content-import/entries';
import { findPage } from '@veranda/db/pages/reader';
import { lockPage } from '@veranda/db/pages/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { contentDocument } from '@veranda/domain/content-import/content-document';
import { type EntryContent, picturesOf } from '@veranda/domain/content-import/content-parts';
import type { EntryNote, PostData } from '@veranda/domain/content-import/entries';
import { htmlContent } from '@veranda/domain/content-import/html-content';
import { type EntryFields, fieldsOfEntry } from '@veranda/domain/content-import/item-of-entry';
import { parseWebAddress } from '@veranda/domain/content-import/web-address';
import { isExternalHref, isSafeHref } from '@veranda/domain/rich-text/links';
import type { PageDocument } from '@veranda/domain/pages/document';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { fetchAll } from './import-pictures.ts';
import type { Batch, RunningImport } from './running-import.ts';
import { writeItem, writePage } from './write-post.ts';

interface Wanted {
  readonly found: RunningImport;
  readonly entries: readonly PlannedEntry[];
}

/** A post or page with what it becomes. */
interface ReadyPost {
  readonly entry: PlannedEntry & { readonly data: PostData };
  readonly fields: EntryFields;
  readonly document: PageDocument;
  readonly imageAssetId: string | null;
  readonly notes: readonly EntryNote[];
  readonly missing: readonly string[];
}

/** Imports posts and pages: their pictures first, then their content as blocks. */
export async function importPosts(deps: Deps, site: SiteEntry, { found, entries }: Wanted): Promise<Batch> {
  const base = found.facts?.address ?? '';
  const posts = entries.map((entry) => {
    // Safe: entries of these kinds have this content.
    const data = entry.data as PostData;
    const content = htmlContent(data.html, { base: base || data.address, hasPlainLines: data.hasPlainLines });
    return { entry: { ...entry, data }, content };
  });
  const pictures = await picturesOfPosts(deps, site, { found, posts });
  const ready = posts.map((post) => readyPost(deps, { found, ...post, assetOf: pictures.assetOf }));
  return {
    hosts: pictures.failures,
    fetched: pictures.fetched,
    write: async (tx) => writeAll(deps, tx, { site, found, ready }),
  };
}

interface ReadPost {
  readonly entry: PlannedEntry & { readonly data: PostData };
  readonly content: EntryContent;
}

// Pictures are named by their addresses or by the ids of entries, of which the file has the addresses.
async function picturesOfPosts(
  deps: Deps,
  site: SiteEntry,
  { found, posts }: { readonly found: RunningImport; readonly posts: readonly ReadPost[] },
): Promise<{
  assetOf: (source: string) => string | null;
  failures: ReadonlyMap<string, number>;
  fetched: readonly string[];
}> {
  const sources = posts.flatMap(({ entry, content }) => [
    ...picturesOf(content.parts).map(({ source }) => source),
    ...(entry.data.picture === '' ? [] : [entry.data.picture]),
  ]);
  const ids = [...new Set(sources.filter((source) => !isExternalHref(source)))];
  const targets = await deps.db.forSite(site.id, (tx) => findEntryTargets(tx, found.id, ids), {
    readOnly: true,
  });
  const addressOf = (source: string): string => targets.get(source)?.address ?? source;
  const wanted = [...new Set(sources.map(addressOf))].filter(isExternalHref);
  const larger = wanted.map(withoutSize);
  const stored = await fetchAll(deps, site, {
    found: { ...found, options: { ...found.options, withPictures: false } },
    addresses: larger,
  });
  const isThere = (address: string): boolean => stored.known.has(withoutSize(address));
  const { known, failures, fetched } = await fetchAll(deps, site, {
    found,
    addresses: wanted.filter((each) => !isThere(each)),
  });
  return {
    failures,
    fetched,
    assetOf: (source) => {
      const address = addressOf(source);
      return (
        targets.get(source)?.targetId ?? known.get(address) ?? stored.known.get(withoutSize(address)) ?? null
      );
    },
  };
}

// `picture-300x200.jpg` is a smaller copy of `picture.jpg`.
function withoutSize(address: string): string {
  return address.replace(/-\d{2,4}x\d{2,4}(\.\w{3,4})$/, '$1');
}

function readyPost(
  deps: Pick<Deps, 'newId'>,
  {
    found,
    entry,
    content,
    assetOf,
  }: ReadPost & { readonly found: RunningImport; readonly assetOf: (source: string) => string | null },
): ReadyPost {
  const { data, title } = entry;
  const fields = fieldsOfEntry(title, data, found.options.asDrafts);
  const made = contentDocument([...content.parts, ...filesOf(data)], { newId: deps.newId, assetOf });
  const imageAssetId = data.picture === '' ? null : assetOf(data.picture);
  const isPictureMissing = data.picture !== '' && imageAssetId === null;
  return {
    entry,
    fields,
    document: made.document,
    imageAssetId,
    missing: [...made.missing, ...(isPictureMissing && isExternalHref(data.picture) ? [data.picture] : [])],
    notes: [...new Set([...fields.notes, ...content.notes, ...made.notes])],
  };
}

// Sounds and other files stay where they are, and are linked to.
function filesOf({ files }: PostData): EntryContent['parts'] {
  const links = files.filter((file) => isExternalHref(file) && isSafeHref(file));
  if (links.length === 0) return [];
  const nodes = links.map((href) => ({
    type: 'paragraph' as const,
    content: [
      {
        type: 'text' as const,
        text: href.split('/').at(-1) || href,
        marks: [{ type: 'link' as const, attrs: { href } }],
      },
    ],
  }));
  return [{ kind: 'text', nodes }];
}

async function writeAll(
  deps: Deps,
  tx: SiteTransaction,
  {
    found,
    ready,
  }: { readonly site: SiteEntry; readonly found: RunningImport; readonly ready: readonly ReadyPost[] },
): Promise<readonly EntryOutcome[]> {
  const collectionId = found.options.collectionId ?? '';
  await lockPage(tx, collectionId);
  const collection = await findPage(tx, collectionId);
  const outcomes: EntryOutcome[] = [];
  const addresses: ImportedAddress[] = [];
  for (const { entry, notes, missing, ...post } of ready) {
    const { position, kind } = entry;
    const isPage = kind === 'page';
    if (!isPage && (!collection || collection.deletedAt !== null)) {
      outcomes.push({ position, problem: 'not-wanted' });
      continue;
    }
    const written = isPage
      ? await writePage(deps, tx, { data: entry.data, ...post })
      : await writeItem(deps, tx, { data: entry.data, collectionId, at: position, ...post });
    const path = isPage ? `/${written.urlSlug}` : `/${collection?.urlSlug ?? ''}/${written.urlSlug}`;
    const former = formerPath(entry.data.address);
    if (former !== null && former !== path)
      addresses.push({ path: former, kind: isPage ? 'page' : 'item', documentId: written.id });
    const changed: EntryNote[] = written.isSlugKept ? [] : ['slug-changed'];
    outcomes.push({ position, notes: [...notes, ...changed], missing, targetId: written.id, address: path });
  }
  if (found.options.withRedirects) await keepImportedAddresses(tx, found.id, addresses);
  return outcomes;
}

// Path of an address elsewhere, as the site is asked for it: without a slash at its end.
function formerPath(address: string): string | null {
  const path = parseWebAddress(address)?.path.replace(/\/+$/, '') ?? '';
  return path === '' || path.length > 400 ? null : path;
}
