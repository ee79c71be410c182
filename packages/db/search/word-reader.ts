import type { PartKey } from '@veranda/domain/publishing/parts';
import { type SearchList, searchLists } from '@veranda/domain/search/search-list';
import type { IndexedWord, WordIndex } from '@veranda/domain/search/word-index';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** No character comes after it. */
const lastCharacter = '\u{10FFFF}';

/** The words of the transaction's site. */
export async function readWordIndex(tx: SiteTransaction): Promise<WordIndex> {
  return {
    sizes: await readSizes(tx),
    startingWith: async (wanted) => {
      // No word is in two ranges.
      const beginnings = wanted.filter(
        (each) => !wanted.some((other) => each !== other && each.startsWith(other)),
      );
      // Ranges are written out: joined to a list of them, a table without statistics is read whole.
      const ranges = searchLists.flatMap((list) =>
        beginnings.map(
          (each) => sql`select list, word, block, postings from search_word
            where site_id = ${tx.siteId} and list = ${list} and word >= ${each} and word < ${each + lastCharacter}`,
        ),
      );
      const { rows } = await sql<IndexedWord>`${sql.join(ranges, sql` union all `)}`.execute(tx);
      return rows;
    },
    named: async (words) => {
      if (words.length === 0) return [];
      const { rows } = await sql<IndexedWord>`
        select list, word, block, postings from search_word
        where site_id = ${tx.siteId} and list = any(${[...searchLists]}::text[]) and word = any(${[...words]}::text[])`.execute(
        tx,
      );
      return rows;
    },
    ofLength: async ({ min, max }) => {
      const { rows } = await sql<{ words: string | null }>`
        select string_agg(word, ' ') as words from (
          select distinct word from search_word
          where site_id = ${tx.siteId} and letters between ${min} and ${max}) each`.execute(tx);
      return rows[0]?.words?.split(' ') ?? [];
    },
  };
}

async function readSizes(tx: SiteTransaction): Promise<WordIndex['sizes']> {
  const sizeOf = (list: SearchList) => sql`(select coalesce(max(entry) + 1, 0) from search_entry
    where site_id = ${tx.siteId} and list = ${list})`;
  const { rows } = await sql<WordIndex['sizes']>`
    select ${sizeOf('products')} as products, ${sizeOf('writings')} as writings`.execute(tx);
  return rows[0] ?? { products: 0, writings: 0 };
}

/** Products, pages and items by the numbers of their entries, in the order of these. */
export async function findEntryTexts(
  tx: SiteTransaction,
  list: SearchList,
  entries: readonly number[],
): Promise<PartKey[]> {
  if (entries.length === 0) return [];
  const { rows } = await sql<PartKey>`
    select e.kind, e.document_id as id from unnest(${[...entries]}::integer[]) with ordinality as n (entry, at)
    join search_entry e on e.site_id = ${tx.siteId} and e.list = ${list} and e.entry = n.entry
    order by n.at`.execute(tx);
  return rows;
}

/** A text of the index with the number of its entry. */
export interface NumberedText extends PartKey {
  readonly list: SearchList;
  readonly entry: number;
}

/** All texts of the index. */
export async function findAllEntries(tx: SiteTransaction): Promise<readonly NumberedText[]> {
  const { rows } = await sql<NumberedText>`
    select kind, document_id as id, list, entry from search_entry where site_id = ${tx.siteId}`.execute(tx);
  return rows;
}
