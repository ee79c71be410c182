import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type pg from 'pg';
import { toRows } from './column-names.ts';

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A client of the pool in the form in which Kysely speaks to it; parametrised statements go out by name. */
export function clientConnection(
  client: pg.PoolClient,
  statementName: (text: string) => string | undefined,
): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const name = query.parameters.length > 0 ? statementName(query.sql) : undefined;
      const {
        command,
        rowCount,
        fields,
        rows: values,
      } = await client.query<unknown[]>({
        text: query.sql,
        values: [...query.parameters],
        rowMode: 'array',
        ...(name ? { name } : {}),
      });
      const rows = toRows(fields, values) as R[];
      if (!counted.has(command)) return { rows };
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    },
    async *streamQuery(): AsyncIterableIterator<never> {
      throw new Error('results are read in pages, not as a stream');
    },
  } as DatabaseConnection;
}
