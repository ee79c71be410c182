import type { PartKey } from '@veranda/domain/publishing/parts';
import { blockSize, changePostings } from '@veranda/domain/search/postings';
import { type SearchList, searchLists } from '@veranda/domain/search/search-list';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A text with the weights of its folded words; null for one that nobody finds. */
export type IndexedText = PartKey & { readonly weights: ReadonlyMap<string, number> | null };

/** The text as it is in the index. */
interface Entry extends PartKey {
  readonly list: SearchList;
  readonly entry: number;
  readonly words: readonly string[];
}

/**
 * Writes the words of texts in place of those that the index has of them; `lockSearchIndex` was called in the
 * transaction. @returns the texts that were in the index before
 */
export async function saveTexts(tx: SiteTransaction, texts: readonly IndexedText[]): Promise<PartKey[]> {
  const before = new Map((await findEntries(tx, texts)).map((entry) => [nameOf(entry), entry]));
  const after = await numbered(tx, texts, before);
  const changes = new WordChanges();
  for (const { list, entry, words } of before.values())
    for (const word of words) changes.set({ list, word, entry, weight: 0 });
  for (const { list, entry, weights } of after)
    for (const [word, weight] of weights) changes.set({ list, word, entry, weight });
  await savePostings(tx, changes.all());
  await deleteEntries(tx, [...before.values()]);
  await insertEntries(tx, after);
  return [...before.values()].map(({ kind, id }) => ({ kind, id }));
}

function nameOf({ kind, id }: PartKey): string {
  return `${kind} ${id}`;
}

function listOf(kind: string): SearchList {
  return kind === 'product' ? 'products' : 'writings';
}

async function findEntries(tx: SiteTransaction, keys: readonly PartKey[]): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select e.kind, e.document_id as id, e.list, e.entry, e.words
    from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ id }) => id)}::uuid[]) as n (kind, document_id)
    join search_entry e on e.site_id = ${tx.siteId} and e.kind = n.kind and e.document_id = n.document_id`.execute(
    tx,
  );
  return rows;
}

type NumberedText = PartKey &
  Pick<Entry, 'list' | 'entry'> & { readonly weights: ReadonlyMap<string, number> };

async function numbered(
  tx: SiteTransaction,
  texts: readonly IndexedText[],
  before: ReadonlyMap<string, Entry>,
): Promise<NumberedText[]> {
  const { rows } = await sql<{ list: SearchList; next: number }>`
    select l.list, (select coalesce(max(e.entry) + 1, 0) from search_entry e
      where e.site_id = ${tx.siteId} and e.list = l.list) as next
    from unnest(${[...searchLists]}::text[]) as l (list)`.execute(tx);
  const next = new Map(rows.map((row) => [row.list, row.next]));
  return texts.flatMap(({ kind, id, weights }) => {
    if (weights === null) return [];
    const list = listOf(kind);
    const entry = before.get(nameOf({ kind, id }))?.entry ?? next.get(list) ?? 0;
    next.set(list, Math.max(entry + 1, next.get(list) ?? 0));
    return [{ kind, id, list, entry, weights }];
  });
}

/** Changes of the entries that one block of a word has, by their places in it; 0 for none. */
interface WordChange {
  readonly list: SearchList;
  readonly word: string;
  readonly block: number;
  readonly weights: Map<number, number>;
}

class WordChanges {
  readonly #changes = new Map<string, WordChange>();

  set({ list, word, entry, weight }: Pick<Entry, 'list' | 'entry'> & { word: string; weight: number }): void {
    const block = Math.floor(entry / blockSize);
    const key = `${list} ${block} ${word}`;
    const change = this.#changes.get(key) ?? { list, word, block, weights: new Map<number, number>() };
    this.#changes.set(key, change);
    change.weights.set(entry % blockSize, weight);
  }

  all(): readonly WordChange[] {
    return [...this.#changes.values()];
  }
}

type StoredChange = WordChange & { readonly postings: Buffer };

async function savePostings(tx: SiteTransaction, changes: readonly WordChange[]): Promise<void> {
  const { rows: before } = await sql<{ at: number; postings: Buffer }>`
    select n.at::integer, w.postings from ${keysOf(changes)} with ordinality as n (list, word, block, at)
    join search_word w on ${isNamed(tx)}`.execute(tx);
  const known = new Map(before.map(({ at, postings }) => [at - 1, postings]));
  const stored = changes.flatMap((change, at): StoredChange[] => {
    const old = known.get(at) ?? Buffer.alloc(0);
    const postings = Buffer.from(changePostings(old, change.weights));
    return postings.equals(old) ? [] : [{ ...change, postings }];
  });
  const held = stored.filter(({ postings }) => postings.length > 0);
  await sql`
    insert into search_word (site_id, list, word, block, postings)
    select ${tx.siteId}, n.list, n.word, n.block, decode(n.hex, 'hex')
    from ${keysOf(held, sql`, ${held.map(({ postings }) => postings.toString('hex'))}::text[]`)}
      as n (list, word, block, hex)
    on conflict (site_id, list, word, block) do update set postings = excluded.postings`.execute(tx);
  const gone = stored.filter(({ postings }) => postings.length === 0);
  if (gone.length > 0)
    await sql`delete from search_word w using ${keysOf(gone)} as n (list, word, block)
      where ${isNamed(tx)}`.execute(tx);
}

function keysOf(changes: readonly WordChange[], more = sql``): RawBuilder<unknown> {
  return sql`unnest(${changes.map(({ list }) => list)}::text[], ${changes.map(({ word }) => word)}::text[],
    ${changes.map(({ block }) => block)}::integer[]${more})`;
}

function isNamed(tx: SiteTransaction): RawBuilder<unknown> {
  return sql`w.site_id = ${tx.siteId} and w.list = n.list and w.word = n.word and w.block = n.block`;
}

async function deleteEntries(tx: SiteTransaction, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    delete from search_entry e using unnest(${entries.map(({ list }) => list)}::text[],
      ${entries.map(({ entry }) => entry)}::integer[]) as n (list, entry)
    where e.site_id = ${tx.siteId} and e.list = n.list and e.entry = n.entry`.execute(tx);
}

async function insertEntries(tx: SiteTransaction, texts: readonly NumberedText[]): Promise<void> {
  const rows = texts.map(({ kind, id, list, entry, weights }) => ({
    kind,
    document_id: id,
    list,
    entry,
    words: [...weights.keys()],
  }));
  await sql`
    insert into search_entry (site_id, list, entry, kind, document_id, words)
    select ${tx.siteId}, list, entry, kind, document_id, words from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (list text, entry integer, kind text, document_id uuid, words text[])`.execute(tx);
}
