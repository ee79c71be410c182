import { sql } from 'kysely';
import type { NewRecord, Schema } from '../schema.ts';
import { columnOf } from '../platform/column-names.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

const rowsPerStatement = 2_000;

/**
 * Inserts any number of rows by a few statements of one text: the rows travel as one JSON parameter, so
 * PostgreSQL plans the statement once, and ten thousand products are a matter of seconds. Every named column
 * must be given.
 */
export async function insertRows<T extends keyof Schema & string>(
  tx: SiteTransaction,
  { table, columns }: { readonly table: T; readonly columns: readonly (keyof Schema[T] & string)[] },
  rows: readonly NewRecord<T>[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const json = rowsAsJson(rows.slice(start, start + rowsPerStatement).map((row) => ofSite(tx, row)));
    await sql`
      insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(tx);
  }
}

/**
 * JSON of rows by the names of their columns, as PostgreSQL takes it: bigints as digits, and no half of a
 * surrogate pair, which its parser refuses.
 */
export function rowsAsJson(rows: readonly object[]): string {
  return JSON.stringify(rows.map(byColumn), (_key, value: unknown) => {
    if (typeof value === 'bigint') return value.toString();
    return typeof value === 'string' ? value.toWellFormed() : value;
  });
}

function byColumn(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([property, value]) => [columnOf(property), value]));
}
