import { isEntityId, isSiteId, type SiteId } from '@veranda/domain/entity-id';
import {
  DefaultQueryExecutor,
  PostgresAdapter,
  type DatabaseConnection,
  PostgresDialect,
  SingleConnectionProvider,
} from 'kysely';
import type pg from 'pg';
import { type ConnectionPool, createConnectionPool, type PoolStats } from './connection-pool.ts';
import { clientConnection } from './client-connection.ts';
import { ColumnNameCompiler } from './column-names.ts';
import { NoConnection } from './database-unavailable.ts';
import { retryTransaction } from './retry.ts';
import { appRole } from './roles.ts';
import {
  type GlobalTransaction,
  ScopedTransaction,
  type SiteTransaction,
  type TransactionParts,
} from './site-transaction.ts';

export type { SiteTransaction } from './site-transaction.ts';

/** Options of a transaction. */
export interface TransactionOptions {
  /** Default `read committed`. */
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  readonly readOnly?: boolean;
  /** The signed-in account: it sees its own memberships of all sites. */
  readonly accountId?: string;
  /** The longest a single statement may take, in milliseconds. Default 10,000. */
  readonly statementLimit?: number;
  /** Writes may be lost when the database's machine dies: counts, which nobody was promised. */
  readonly asynchronousCommit?: boolean;
}

/**
 * The only way to the data: every statement runs in a transaction, as a role that row-level security binds.
 */
export interface Database {
  /**
   * Runs `work` in a transaction that sees only the rows of this site, commits, and returns what it returned.
   * When PostgreSQL asks for it (40001, 40P01) the work runs again: it may have no effect besides its
   * statements.
   * @throws what `work` throws, after a rollback
   */
  forSite<T>(
    siteId: string,
    work: (trx: SiteTransaction) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /** The same without a site: for the tables of `global-tables.ts`. */
  global<T>(work: (trx: GlobalTransaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** True when PostgreSQL answers within two seconds. */
  isReachable(): Promise<boolean>;
  /** The state of the connections at this moment. */
  stats(): PoolStats;
  /** Waits for running transactions and closes the connections. */
  close(): Promise<void>;
}

/** Options for opening a database. */
interface DatabaseOptions {
  readonly url: string;
  /** The most connections held at once. Default 10. */
  readonly poolSize?: number;
  /** Told of connections lost while idle; they are replaced when needed. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** Opens the connections to a migrated database; nothing is sent before the first use. */
export function createDatabase(options: DatabaseOptions): Database {
  const pool = createConnectionPool(options);
  const assemble = transactionAssembly();

  async function transact<T>(
    siteId: SiteId | undefined,
    work: (trx: ScopedTransaction) => Promise<T>,
    options: TransactionOptions,
  ): Promise<T> {
    const begin = beginStatement(siteId, options);
    return retryTransaction(() =>
      runTransaction(pool, begin, (client) => work(assemble(client, pool, siteId))),
    );
  }

  return {
    forSite: async (siteId, work, options = {}) =>
      transact(tenantOf(siteId), (trx) => work(trx as SiteTransaction), options),
    global: (work, options = {}) => transact(undefined, (trx) => work(trx as GlobalTransaction), options),
    isReachable: () => pool.isReachable(),
    stats: () => pool.stats(),
    close: () => pool.close(),
  };
}

async function runTransaction<T>(
  pool: ConnectionPool,
  begin: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query(begin);
    const result = await work(client);
    const { command } = await client.query('commit');
    if (command === 'ROLLBACK')
      throw new Error('the transaction had failed before, so nothing was committed');
    return result;
  } catch (error) {
    broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    if (broken) throw new NoConnection('the connection to the database was lost', { cause: error });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * One trip: role, tenant and limits hold until the transaction ends, so a connection carries no state between
 * two. The values are checked here because this text takes no parameters.
 */
function beginStatement(siteId: SiteId | undefined, options: TransactionOptions): string {
  const mode = `isolation level ${options.isolation ?? 'read committed'} ${options.readOnly ? 'read only' : 'read write'}`;
  const settings: [string, string][] = [
    ['role', appRole],
    ['app.site', siteId ?? ''],
    ['app.account', checkedId(options.accountId)],
    ['statement_timeout', String(Math.trunc(options.statementLimit ?? 10_000))],
    ['idle_in_transaction_session_timeout', '30000'],
    ...(options.asynchronousCommit ? [['synchronous_commit', 'off'] as [string, string]] : []),
  ];
  const calls = settings.map(([name, value]) => `set_config('${name}', '${value}', true)`);
  return `begin ${mode}; select ${calls.join(', ')}`;
}

function tenantOf(siteId: string): SiteId {
  if (!isSiteId(siteId)) throw new TypeError('a site is named by a UUID in lower case');
  return siteId;
}

function checkedId(id: string | undefined): string {
  if (id === undefined) return '';
  if (!isEntityId(id)) throw new TypeError('a site or an account is named by a UUID in lower case');
  return id;
}

function transactionAssembly(): (
  client: pg.PoolClient,
  pool: ConnectionPool,
  siteId: SiteId | undefined,
) => ScopedTransaction {
  const adapter = new PostgresAdapter();
  const compiler = new ColumnNameCompiler();
  const dialect = new PostgresDialect({ pool: unusedPool });
  const config = { dialect };
  const driver = dialect.createDriver();
  return (client, pool, siteId) => {
    const connection: DatabaseConnection = clientConnection(client, pool.statementName);
    const executor = new DefaultQueryExecutor(compiler, adapter, new SingleConnectionProvider(connection));
    const parts: TransactionParts = { config, dialect, driver, executor };
    return new ScopedTransaction(parts, siteId);
  };
}

function unusedPool(): never {
  throw new Error('a transaction brings its own connection');
}
